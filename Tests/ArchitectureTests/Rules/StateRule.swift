/// The state of a class or actor, and of a struct that changes itself, is changed in its own file
/// (HS-18, HS-21).
///
/// Swift lets an extension in another file set any property that is not `private(set)`. Then no
/// single file shows how the properties stay consistent.
struct StateRule: SourceRule {
    let name = "stored state is private(set) at least, so one file changes it (HS-18, HS-21)"

    /// Types whose fields are all there is to them, or which inlined code has to reach.
    private static let exempt: Set<String> = [
        // Forms, and the keeper of the session, edit these values field by field.
        "BearerSession", "TeamDraft", "UserFilter",
        // The state of a screen beside its view model, which its page and the application both set.
        "PageState",
        // The fields of an entry, which `EntryFields` reaches by key paths, and the lists of a
        // transaction, which `RecordTables` reaches the same way.
        "EntryKeys", "EntryRegisters", "EntryRow", "SiteWrites",
        // Values that a scanner or a decoder builds field by field, once.
        "ScannedCommandLine", "SiteRegisters",
        // The report about the files of a store, which its owner completes.
        "Report",
        // Inlined code of other modules sets them, which `private(set)` would refuse.
        "ByteReader", "ByteWriter", "ContainerBuilder", "FNV1a",
        // Bytes that others append to.
        "CSVWriter", "CollectedBytes",
    ]

    /// The types that change themselves in an extension, which may be in another file.
    private let changing: Set<String>

    init(files: [SourceFile]) {
        let extensions = files.flatMap(\.declarations).filter { $0.kind == .extension }
        let names = extensions.filter { Self.isChanging($0.members) }.map(\.name)
        // An extension names a nested type with its path.
        changing = Set(names.map { String($0.split(separator: ".").last ?? "") })
    }

    func violations(in file: SourceFile) -> [Violation] {
        guard file.path.hasPrefix("Sources/") else { return [] }
        let owners = types(in: file.declarations, isPrivate: false).filter(changesItself)
        return owners.filter { !Self.exempt.contains($0.name) }.flatMap { type in
            type.members.filter { isOpen($0, in: file) }.map {
                file.violation($0.line, "\(type.name).\($0.name) can be set from other files")
            }
        }
    }

    private func types(in declarations: [Declaration], isPrivate: Bool) -> [Declaration] {
        declarations.filter { !$0.isPrivate }.flatMap { declaration in
            (declaration.isType ? [declaration] : [])
                + types(in: declaration.members, isPrivate: declaration.isPrivate)
        }
    }

    private func changesItself(_ type: Declaration) -> Bool {
        switch type.kind {
        case .class, .actor: true
        case .struct: changing.contains(type.name) || Self.isChanging(type.members)
        default: false
        }
    }

    private static func isChanging(_ members: [Declaration]) -> Bool {
        members.contains { $0.modifiers.contains("mutating") }
    }

    private func isOpen(_ member: Declaration, in file: SourceFile) -> Bool {
        // A view binds what a view model lets it set.
        let isBinding = member.isPublic && file.layer?.kind == .presentation
        return member.kind == .var && !member.isComputed && !member.isPrivate && !isBinding
            && member.modifiers.isDisjoint(with: ["static", "private(set)", "fileprivate(set)"])
    }
}
