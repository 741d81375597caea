/// A transaction with the bytes that it is made of, which its digest is of (ST-9).
package struct EncodedTransaction: Sendable {
    package let transaction: SiteTransaction
    package let bytes: ArraySlice<UInt8>
}
