import MomentumPresentation

extension PageState {
    /// Calls `load` whenever a list is gone that was there, as at the end of a session: loading it
    /// again says why.
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
