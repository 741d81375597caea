/// Finds what somebody may have meant.
enum NearestNames {
    /// The three services, or fewer, whose names are most like the name of `key`.
    ///
    /// A name is like another one when at most a third of it has to be typed anew, or when one is a
    /// part of the other: `SiteRepository` and `FileSiteRepository`.
    static func among(_ services: [ServiceKey], to key: ServiceKey) -> [ServiceKey] {
        let wanted = key.description
        return
            services
            .compactMap { service -> (service: ServiceKey, name: String, distance: Int)? in
                let name = service.description
                let distance = distance(from: wanted, to: name)
                let isLike =
                    distance * 3 <= max(wanted.count, name.count)
                    || name.contains(wanted) || wanted.contains(name)
                return isLike ? (service, name, distance) : nil
            }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3)
            .map(\.service)
    }

    /// How many letters must be put in, taken out or changed to turn one name into the other.
    private static func distance(from start: String, to end: String) -> Int {
        let end = Array(end)
        var row = Array(0...end.count)
        for (line, letter) in start.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in end.enumerated() {
                let changed = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[end.count]
    }
}
