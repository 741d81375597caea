/// A map box that contains places of a city.
struct MapBox {
    let south: Int32
    let north: Int32
    let west: Int32
    let east: Int32

    func meets(_ node: IndexNode) -> Bool {
        south <= node.maxLatitude && node.minLatitude <= north && west <= node.maxLongitude
            && node.minLongitude <= east
    }
}
