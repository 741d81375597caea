/// A place where output goes.
protocol ByteSink: Sendable {
    /// Writes all of `bytes`, or says why it cannot.
    func write(_ bytes: [UInt8]) throws(WriteFailure)
}

/// Why output could not be written.
enum WriteFailure: Error, Hashable, Sendable {
    /// Nobody reads any more, as after `| head`.
    case closed
    /// The system's number and words, for example for a full disk.
    case system(code: Int32, message: String)
}
