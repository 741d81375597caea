/// The declarations of types, gathered over all files: a type's parts may be in several.
struct TypeIndex: Sendable {
    private var inherited: [String: Set<String>] = [:]
    private var requirements: [String: Set<String>] = [:]
    private var properties: [String: Set<String>] = [:]
    private var types: Set<String> = []

    init(_ files: [SourceFile]) {
        for file in files {
            for declaration in file.declarations { add(declaration, to: "") }
        }
    }

    /// True if a protocol of this package, which the owner is or conforms to, requires the member.
    func isWitness(_ member: Declaration, of owner: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [owner]
        while let type = waiting.popLast() {
            guard seen.insert(type).inserted else { continue }
            if requirements[type]?.contains(member.signature) == true { return true }
            waiting += inherited[type] ?? []
        }
        return false
    }

    /// True for a protocol of this package.
    func isProtocol(_ name: String) -> Bool { requirements[name] != nil }

    /// True if this package has a type of that name, nested or not.
    func isType(_ name: String) -> Bool { types.contains(name) }

    /// True if the type has a property of that name.
    func hasProperty(_ name: String, in owner: String) -> Bool {
        properties[owner]?.contains(name) == true
    }

    private mutating func add(_ declaration: Declaration, to owner: String) {
        switch declaration.kind {
        case .var, .let:
            properties[owner, default: []].formUnion(declaration.names)
        case _ where declaration.isType || declaration.kind == .extension:
            if declaration.isType { types.insert(declaration.name) }
            let path = owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"
            inherited[path, default: []].formUnion(declaration.inherited)
            if declaration.kind == .protocol {
                requirements[path, default: []].formUnion(declaration.members.map(\.signature))
            }
            for member in declaration.members { add(member, to: path) }
        default:
            break
        }
    }
}
