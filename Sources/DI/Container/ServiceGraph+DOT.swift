extension ServiceGraph {
    /// The graph in the language of Graphviz: `dot -Tsvg` draws it.
    ///
    /// Modules are boxes around services. A kept service has square corners, one that is made anew
    /// round ones, a seed is a note; the label says the same in words.
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
