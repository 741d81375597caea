extension PlaceImport {
    /// The names of an input's columns or properties, compared case-insensitively.
    public struct Columns: Hashable, Sendable {
        /// The candidates for the name, in order of preference.
        public var name: [String]
        /// The columns of other names, separated by `|` or `;`.
        public var aliases: [String]
        public var category: [String]
        /// The columns of an OpenStreetMap tag (`key=value`), which replaces an empty category.
        public var tag: [String]
        public var latitude: [String]
        public var longitude: [String]
        public var street: [String]
        public var city: [String]
        public var region: [String]
        /// The columns of the country's ISO code, which decides the order of street and house
        /// number.
        public var country: [String]
        public var popularity: [String]

        public init(
            name: [String] = ["name"],
            aliases: [String] = ["alt_names", "aliases"],
            category: [String] = ["category"],
            tag: [String] = ["osm_tag"],
            latitude: [String] = ["lat", "latitude"],
            longitude: [String] = ["lon", "lng", "longitude"],
            street: [String] = ["street", "address"],
            city: [String] = ["city"],
            region: [String] = ["region", "state"],
            country: [String] = ["country"],
            popularity: [String] = ["popularity"]
        ) {
            self.name = name
            self.aliases = aliases
            self.category = category
            self.tag = tag
            self.latitude = latitude
            self.longitude = longitude
            self.street = street
            self.city = city
            self.region = region
            self.country = country
            self.popularity = popularity
        }
    }
}
