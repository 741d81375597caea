import MomentumPresentation

extension PageState {
    /// Calls `load` whenever an existing list disappears, as at the end of a session: loading it
    /// again shows the reason.
    static func followEmptying<Rows>(
        of list: () -> LoadState<Rows, ErrorMessage>,
        load: @escaping @MainActor () async -> Void
    ) async {
        var wasThere = false
        await follow {
            if case .idle = list() { false } else { true }
        } _: { isThere in
            if wasThere, !isThere { Task { await load() } }
            wasThere = isThere
        }
    }
}
