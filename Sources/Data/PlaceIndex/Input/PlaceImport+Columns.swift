extension PlaceImport {
    /// The names of an input's columns or properties, compared without regard to case.
    public struct Columns: Hashable, Sendable {
        /// Names to try in this order.
        public var name: [String]
        public var category: [String]
        /// A tag of OpenStreetMap (`key=value`) that gives the category if that one is empty.
        public var tag: [String]
        public var latitude: [String]
        public var longitude: [String]
        public var city: [String]
        public var popularity: [String]

        public init(
            name: [String] = ["name"],
            category: [String] = ["category"],
            tag: [String] = ["osm_tag"],
            latitude: [String] = ["lat", "latitude"],
            longitude: [String] = ["lon", "lng", "longitude"],
            city: [String] = ["city"],
            popularity: [String] = ["popularity"]
        ) {
            self.name = name
            self.category = category
            self.tag = tag
            self.latitude = latitude
            self.longitude = longitude
            self.city = city
            self.popularity = popularity
        }
    }
}
