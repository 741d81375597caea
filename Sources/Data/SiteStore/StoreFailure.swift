/// A failed write of the journals.
struct StoreFailure: Error {
    let cause: SiteStoreError
    /// The error after which nothing may be written until the store is opened again (ST-21).
    var endsWriting: SiteStoreError?
}
