/// A failed write of the journals.
struct StoreFailure: Error {
    let cause: SiteStoreError
    /// The error that ends all writing until the store is reopened (ST-21); `nil` if writing can
    /// continue.
    var endsWriting: SiteStoreError?
}
