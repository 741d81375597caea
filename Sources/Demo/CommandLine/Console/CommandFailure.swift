/// Why a command failed, in words for people and in values for programs (CL-3, CL-4).
struct CommandFailure: Error, Sendable {
    /// The family of errors.
    let domain: String
    /// The number within the domain.
    let code: Int
    /// One word for programs, for example `invalidHeader`.
    let kind: String
    /// What happened and what to do, in sentences.
    let message: String
    /// What a server said about it, one line of its own words; `nil` when it said nothing.
    let detail: String?
    /// More parts of the error document, beside `error`.
    let details: [String: any Encodable & Sendable]
    let exitCode: ExitCode
    /// True if what was typed is at fault, rather than a file, the network or data; the sentence
    /// then says it all.
    let isRefusal: Bool

    /// Creates a failure.
    ///
    /// A message that ends with the line `Error: <domain> <code>` (AK-9) loses that line; it is
    /// added where people read it.
    init(
        domain: String,
        code: Int,
        kind: String,
        message: String,
        detail: String? = nil,
        details: [String: any Encodable & Sendable] = [:],
        exitCode: ExitCode = .failure,
        isRefusal: Bool = false
    ) {
        let ending = "\n\nError: \(domain) \(code)"
        self.domain = domain
        self.code = code
        self.kind = kind
        self.message = message.hasSuffix(ending) ? String(message.dropLast(ending.count)) : message
        self.detail = detail
        self.details = details
        self.exitCode = exitCode
        self.isRefusal = isRefusal
    }
}
