/// The services of a container and their dependencies, for inspection.
public struct ServiceGraph: Hashable, Sendable {
    /// All services, by module and name.
    public let services: [Service]
    /// The dependencies, in the order of the services.
    public let edges: [Edge]

    /// One service of the graph.
    public struct Service: Hashable, Sendable {
        public let key: Key
        public let lifetime: Lifetime
        public let isOnMainActor: Bool
        /// The scopes in which it is available, outermost first; empty for the container's.
        public let scopes: [Lifetime.Scope]
    }
}

extension ServiceGraph {
    /// A dependency between two services, as a layer rule sees it.
    public struct Edge: Hashable, Sendable, CustomStringConvertible {
        public let from: Key
        public let to: Key

        /// The module that declares the dependent service.
        public var fromModule: String { from.module }
        /// The module that declares the required service.
        public var toModule: String { to.module }

        public var description: String { "\(from) -> \(to)" }
    }

    /// The type under which a service is registered.
    public struct Key: Hashable, Sendable, CustomStringConvertible {
        @usableFromInline let type: Any.Type

        @inlinable
        public init<Service>(_ type: Service.Type) {
            self.type = type
        }

        /// The type as it is written in code, without its module and without `any`.
        public var description: String { Self.readable(String(describing: type)) }

        /// The module that declares the type.
        ///
        /// A generic type has the module of its outermost name; a built-in type, such as a tuple,
        /// has `Swift`.
        public var module: String {
            // A regular expression would be too slow: a rule on edges asks for each service many
            // times at launch.
            let name = String(reflecting: type).trimmingPrefix("any ")
            let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.dropFirst(module.count).first == "." ? String(module) : "Swift"
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

        /// Removes additions of the runtime.
        ///
        /// It writes `any Router<Self.Router.Route == Link>` for `any Router<Link>`, and an address
        /// before the name of a private type.
        private static func readable(_ name: String) -> String {
            let name = String(name.trimmingPrefix("any "))
            // Most names have neither, and a regular expression is slow.
            guard name.utf8.contains(UInt8(ascii: "=")) || name.utf8.contains(UInt8(ascii: "$"))
            else { return name }
            return name.replacing(#/Self\.[\w.]+ == |\(unknown context at \$\w+\)\./#, with: "")
        }
    }
}

extension ServiceGraph {
    var modules: [(module: String, services: [Service])] {
        Dictionary(grouping: services, by: \.key.module)
            .sorted { $0.key < $1.key }
            .map { (module: $0.key, services: $0.value) }
    }
}

extension ServiceGraph.Service {
    /// The lifetime, the scopes and the main actor, in words.
    public var traits: String {
        let scope = scopes.map(\.description).joined(separator: "/").replacing("\"", with: "'")
        let lifetime =
            switch lifetime {
            case .transient: "transient"
            case .singleton: "singleton"
            case .scoped: "scoped \(scope)"
            case .seed: "seed \(scope)"
            }
        return isOnMainActor ? "\(lifetime), main actor" : lifetime
    }
}

extension ServiceGraph {
    /// The graph in Graphviz format; `dot -Tsvg` draws it.
    ///
    /// Modules are boxes around services. Kept services have square corners, transient ones round
    /// corners, and seeds the shape of a note; labels repeat this in words.
    public var dot: String {
        var lines = ["digraph services {", "    rankdir=LR", "    node [shape=box]"]
        for (module, services) in modules {
            lines.append("    subgraph cluster_\(module) {")
            lines.append("        label=\"\(module)\"")
            lines += services.map { service in
                let label = "\(service.key)\\n\(service.traits)"
                return "        \"\(service.key.fullName)\" [label=\"\(label)\"\(service.dotShape)]"
            }
            lines.append("    }")
        }
        lines += edges.map { "    \"\($0.from.fullName)\" -> \"\($0.to.fullName)\"" }
        return lines.joined(separator: "\n") + "\n}\n"
    }
}

extension ServiceGraph.Service {
    fileprivate var dotShape: String {
        switch lifetime {
        case .transient: ", style=rounded"
        case .singleton, .scoped: ""
        case .seed: ", shape=note"
        }
    }
}

extension ServiceGraph {
    /// The graph as a Mermaid flowchart, which GitHub and many editors draw.
    ///
    /// Boxes, corners and labels are as in ``dot``; a seed has a notch.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for (module, services) in modules {
            lines.append("    subgraph \(module)")
            lines += services.map { "        \($0.key.node)\($0.mermaidShape)" }
            lines.append("    end")
        }
        lines += edges.map { "    \($0.from.node) --> \($0.to.node)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ServiceGraph.Service {
    fileprivate var mermaidShape: String {
        let name = "\(key)".replacing("<", with: "#lt;").replacing(">", with: "#gt;")
        let label = "\"\(name)<br/>\(traits)\""
        return switch lifetime {
        case .transient: "(\(label))"
        case .singleton, .scoped: "[\(label)]"
        case .seed: ">\(label)]"
        }
    }
}

extension ServiceGraph.Key {
    /// A name of letters, digits and underscores.
    fileprivate var node: String { fullName.replacing(#/\W+/#, with: "_") }
}

extension Sequence<ServiceGraph.Key> {
    /// The services from first to last; each depends on the next.
    var text: String { map(\.description).joined(separator: " -> ") }

    var list: String { map(\.description).joined(separator: ", ") }

    /// A "did you mean" question about the services; empty if there are none.
    var question: String {
        let names = list
        return names.isEmpty ? "" : "; did you mean \(names)?"
    }
}
