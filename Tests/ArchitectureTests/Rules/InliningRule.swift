/// A body is part of a module's interface only where a measurement asked for it, and no module
/// passes on another (HS-5).
///
/// A generic fold takes 5 to 16 times as long across a module boundary without `@inlinable`.
/// Everywhere else it would only bind callers to a body.
struct InliningRule: SourceRule {
    let name = "@inlinable is for what runs per row or is generic, and crosses a target (HS-5)"

    /// The files that may say it, by the reason.
    static let allowed: [String: Set<String>] = [
        "generic over a service, which the compiler specializes in the module of the host": [
            "Sources/DI/Container/ContainerBuilder.swift",
            "Sources/DI/Container/DependencyContainer.swift",
            "Sources/DI/Container/Factory.swift",
            "Sources/DI/Container/GraphProblem.swift",
            "Sources/DI/Container/Registration.swift",
            "Sources/DI/Container/ServiceBox.swift",
            "Sources/DI/Container/ServiceGraph.swift",
            "Sources/DI/Container/TypeTable.swift",
        ],
        "generic over rows or pieces of work": [
            "Sources/Domain/Shared/Array+Search.swift",
            "Sources/Domain/SiteRotation/LongWork.swift",
        ],
        "called for each byte, field or row of a history, and for each row of people": [
            "Sources/Domain/Shared/FNV1a.swift",
            "Sources/Domain/Scheduling/Entities/SchedulingUser.swift",
            "Sources/Domain/Shared/Int64+Dates.swift",
            "Sources/Domain/SiteRotation/State/Bytes/ByteReader.swift",
            "Sources/Domain/SiteRotation/State/Bytes/ByteWriter.swift",
            "Sources/Domain/SiteRotation/State/Bytes/MalformedBytes.swift",
        ],
    ]

    private static let inlinable = [
        Use("@inlinable", advice: "measure it, and give the reason in InliningRule")
    ]
    private static let exported = [
        Use("@_exported", advice: "a file imports each module that it names")
    ]

    func violations(in file: SourceFile) -> [Violation] {
        let isAllowed = Self.allowed.values.contains { $0.contains(file.path) }
        return Use.violations(of: Self.exported + (isAllowed ? [] : Self.inlinable), in: file)
    }
}
