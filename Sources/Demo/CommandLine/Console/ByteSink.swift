/// A place where output goes.
protocol ByteSink: Sendable {
    /// Writes all of `bytes`, or says why it cannot.
    func write(_ bytes: [UInt8]) throws(WriteFailure)
}
