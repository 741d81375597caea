extension PlaceImport {
    /// The names of an input's columns or properties, compared without regard to case.
    public struct Columns: Hashable, Sendable {
        /// Names to try in this order.
        public var name: [String]
        /// Other names, with `|` or `;` between them.
        public var aliases: [String]
        public var category: [String]
        /// A tag of OpenStreetMap (`key=value`) that gives the category if that one is empty.
        public var tag: [String]
        public var latitude: [String]
        public var longitude: [String]
        public var street: [String]
        public var city: [String]
        public var region: [String]
        /// The ISO code of the country, which decides the order of street and house number.
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
