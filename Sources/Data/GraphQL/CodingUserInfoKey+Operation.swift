extension CodingUserInfoKey {
    /// The name of the operation whose answer is decoded, for its errors (GQ-16).
    fileprivate static var operationName: CodingUserInfoKey? {
        CodingUserInfoKey(rawValue: "operationName")
    }
}
