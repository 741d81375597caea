/// The name under which a service is registered: its type.
public struct ServiceKey: Hashable, Sendable, CustomStringConvertible {
    private let type: Any.Type

    var id: ObjectIdentifier { ObjectIdentifier(type) }

    public init<Service>(_ type: Service.Type) {
        self.type = type
    }

    /// The type as a reader writes it, without its module and without `any`.
    public var description: String {
        String(Self.withoutAny(String(describing: type)))
            .replacing(#/Self\.[\w.]+ == /#, with: "")
    }

    /// The module that declares the type; for a generic type, the module of its outermost name.
    public var module: String {
        String(Self.withoutAny(String(reflecting: type)).prefix { $0 != "." })
    }

    public static func == (left: ServiceKey, right: ServiceKey) -> Bool {
        left.type == right.type
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
    }

    private static func withoutAny(_ name: String) -> Substring {
        name.hasPrefix("any ") ? name.dropFirst(4) : name[...]
    }
}
