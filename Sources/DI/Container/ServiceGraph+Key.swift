extension ServiceGraph {
    /// The name under which a service is registered: its type.
    public struct Key: Hashable, Sendable, CustomStringConvertible {
        @usableFromInline let type: Any.Type

        @inlinable
        public init<Service>(_ type: Service.Type) {
            self.type = type
        }

        /// The type as it is written in code, without its module and without `any`.
        public var description: String { Self.readable(String(describing: type)) }

        /// The module that declares the type: for a generic type that of its outermost name, for a type
        /// of the language itself, such as a tuple, `Swift`.
        public var module: String {
            guard let name = fullName.prefixMatch(of: #/(\w+)\./#) else { return "Swift" }
            return String(name.output.1)
        }

        var id: ObjectIdentifier { ObjectIdentifier(type) }

        /// The type with its module.
        var fullName: String { Self.readable(String(reflecting: type)) }

        public static func == (left: Key, right: Key) -> Bool {
            left.type == right.type
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }

        /// Removes what the runtime adds: it writes `any Router<Self.Router.Route == Link>` for `any
        /// Router<Link>`, and an address before the name of a private type.
        private static func readable(_ name: String) -> String {
            String(name.trimmingPrefix("any "))
                .replacing(#/Self\.[\w.]+ == |\(unknown context at \$\w+\)\./#, with: "")
        }
    }
}

extension Sequence<ServiceGraph.Key> {
    /// The services from the first to the last, as one needs the next.
    var text: String { map(\.description).joined(separator: " -> ") }

    var list: String { map(\.description).joined(separator: ", ") }

    /// A "did you mean" with the services, or an empty text when there are none.
    var question: String {
        let names = list
        return names.isEmpty ? "" : "; did you mean \(names)?"
    }
}
