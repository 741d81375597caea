import MomentumDomain

/// A transaction with the bytes that it is made of, which its digest is of (ST-9).
struct EncodedTransaction: Sendable {
    let transaction: SiteTransaction
    let bytes: ArraySlice<UInt8>
}
