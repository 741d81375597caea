public import Foundation

extension BodyMap {
    /// One half of a shape, which several places may share.
    private struct Half: Hashable {
        let zone: SiteZone.ID
        /// True for the half on the viewer's right.
        let isRight: Bool
    }

    /// The regions of places, in their order.
    ///
    /// Places that share a half get vertical strips of it, in order from left to right.
    static func regions(of sites: [Site], isMirrored: Bool) -> [Region] {
        var sharing: [Half: [Site.ID]] = [:]
        for site in sites {
            for half in halves(of: site.location.place, isMirrored: isMirrored) {
                sharing[half, default: []].append(site.id)
            }
        }
        return sites.compactMap { site in
            let place = site.location.place
            guard let shape = BodyShape.shape(of: place) else { return nil }
            let polygons = halves(of: place, isMirrored: isMirrored).map { half in
                let points = shape.half.map { point in
                    BodyPoint(
                        half.isRight ? BodyFigure.middle + point.x : BodyFigure.middle - point.x,
                        point.y
                    )
                }
                return strip(of: points, for: site.id, among: sharing[half] ?? [])
            }
            return Region(site: site, view: shape.view, polygons: polygons)
        }
    }

    /// The halves of the figure that a place covers, as the viewer sees them.
    private static func halves(of place: SitePlace, isMirrored: Bool) -> [Half] {
        guard let shape = BodyShape.shape(of: place) else { return [] }
        let zone = SiteZone.ID(place)
        guard !shape.isCentral else { return [Half(zone: zone, isRight: true)] }
        // The wearer's left is on the viewer's right, unless seen from behind or in a mirror.
        let isLeftOnRight = shape.view == .front && !isMirrored
        return switch place.side {
        case .left: [Half(zone: zone, isRight: isLeftOnRight)]
        case .right: [Half(zone: zone, isRight: !isLeftOnRight)]
        case nil: [Half(zone: zone, isRight: false), Half(zone: zone, isRight: true)]
        }
    }

    private static func strip(
        of points: [BodyPoint],
        for site: Site.ID,
        among sites: [Site.ID]
    ) -> [BodyPoint] {
        guard sites.count > 1, let index = sites.firstIndex(of: site),
            let first = points.map(\.x).min(), let last = points.map(\.x).max()
        else { return points }
        let width = (last - first) / Double(sites.count)
        let start = first + Double(index) * width
        return points.cut(to: start...(start + width))
    }
}

extension BodyMap {
    /// The maximum distance in units from a region at which a point still selects it.
    static let reach = 22.0

    /// The place at a point of a figure: the first whose region contains it, or the nearest within
    /// 22 units.
    ///
    /// `nil` if there is none.
    ///
    /// - Complexity: O(*m*) in the number of places.
    public func place(at point: BodyPoint, in view: BodyView) -> SiteLocation.ID? {
        let candidates = regions.filter { $0.view == view }
        if let region = candidates.first(where: { $0.holds(point) }) { return region.id }
        let distances = candidates.map { region in
            (
                id: region.id,
                distance: region.polygons.map { $0.distance(to: point) }.min() ?? .infinity
            )
        }
        return distances.filter { $0.distance <= Self.reach }
            .min { $0.distance < $1.distance }?.id
    }
}

extension BodyMap.Region {
    /// True if one of its polygons contains a point, edges included.
    func holds(_ point: BodyPoint) -> Bool { polygons.contains { $0.holds(point) } }
}
