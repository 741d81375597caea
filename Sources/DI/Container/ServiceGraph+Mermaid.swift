extension ServiceGraph {
    /// The graph as a flowchart of Mermaid, which GitHub and many editors draw.
    ///
    /// Modules are boxes around services. A kept service has square corners, one that is made anew
    /// round ones, a seed a notch; the label says the same in words.
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

extension ServiceKey {
    /// A name of letters, digits and underscores.
    fileprivate var node: String { fullName.replacing(#/\W+/#, with: "_") }
}
