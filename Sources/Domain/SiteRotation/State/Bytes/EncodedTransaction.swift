/// A transaction with its bytes, from which its digest is computed (ST-9).
package struct EncodedTransaction: Sendable {
    package let transaction: SiteTransaction
    package let bytes: ArraySlice<UInt8>
}
