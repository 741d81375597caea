extension KeyedDecodingContainer {
    /// Reads the version of a saved value.
    ///
    /// - Throws: `DecodingError` for any version but `expected`; `subject` names the content.
    func requireVersion(_ expected: Int, forKey key: Key, of subject: String) throws {
        let version = try decode(Int.self, forKey: key)
        guard version == expected else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: "\(subject) version \(version), not \(expected)."
            )
        }
    }
}
