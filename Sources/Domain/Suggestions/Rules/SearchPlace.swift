/// The texts of a place, folded once for a search through all of them.
package struct SearchPlace: Hashable, Sendable {
    /// A folded form of one of its names.
    package struct Key: Hashable, Sendable {
        package let bytes: [UInt8]
        /// The position of the alias; `nil` for a form of the name.
        package let alias: Int?
    }

    /// The forms of the name, then those of the aliases, without duplicates.
    package let keys: [Key]
    /// The folded name without spaces; places with an equal value have one name.
    package let identity: [UInt8]
    /// The folded words of street, city and region.
    package let placeWords: Set<[UInt8]>

    package init(
        name: String,
        aliases: [String] = [],
        street: String? = nil,
        city: String? = nil,
        region: String? = nil
    ) {
        var keys: [Key] = []
        func add(_ forms: [[UInt8]], alias: Int?) {
            for bytes in forms where !keys.contains(where: { $0.bytes == bytes }) {
                keys.append(Key(bytes: bytes, alias: alias))
            }
        }
        add(NameKeys.all(of: name), alias: nil)
        // A name without a letter does not name a place, whatever other names it has.
        if !keys.isEmpty {
            for (number, alias) in aliases.enumerated() {
                add(NameKeys.all(of: alias), alias: number)
            }
        }
        self.keys = keys
        let space = UInt8(ascii: " ")
        identity = TextFolding.fold(name).filter { $0 != space }
        placeWords = Set(
            [street, city, region].compactMap(\.self).flatMap { text in
                TextFolding.fold(text).split(separator: space).map(Array.init)
            }
        )
    }
}
