/// A destination of output.
package protocol ByteSink: Sendable {
    /// Writes all of `bytes`, or throws the reason it could not.
    func write(_ bytes: [UInt8]) throws(WriteFailure)
}

/// The reason that output could not be written.
package enum WriteFailure: Error, Hashable, Sendable {
    /// The reader has closed its end, as after `| head`.
    case closed
    /// The system's error number and message, for example for a full disk.
    case system(code: Int32, message: String)
}
