import MomentumDomain

extension SitePlace {
    /// 5 cm on a body of 1.70 m, in units of ``BodyFigure``, in which a body is 400 high.
    private static let nearDistance = 12.5

    /// True for two places of one body part and side.
    ///
    /// Also true for places on the trunk or on one limb whose regions are at most 5 cm apart on the
    /// figure.
    func isNear(_ other: SitePlace) -> Bool {
        if limb == other.limb, bodyPart.comparisonKey == other.bodyPart.comparisonKey,
            side == other.side
        {
            return true
        }
        guard limb == other.limb, let own = BodyShape.polygons(of: self),
            let others = BodyShape.polygons(of: other), own.view == others.view
        else { return false }
        return own.polygons.contains { polygon in
            others.polygons.contains { polygon.distance(to: $0) <= Self.nearDistance }
        }
    }

    /// The limb with its side; `nil` for a place on the trunk.
    private var limb: String? {
        let part = bodyPart.comparisonKey
        return ["arm", "thigh"].contains(part) ? "\(part) \(side?.rawValue ?? "")" : nil
    }
}

extension BodyShape {
    /// The polygons of a place; those on the wearer's left are moved away from those on the right.
    fileprivate static func polygons(
        of place: SitePlace
    ) -> (view: BodyView, polygons: [[BodyPoint]])? {
        guard let shape = shape(of: place) else { return nil }
        let left = shape.half
        let right = left.map { BodyPoint(-$0.x, $0.y) }
        if shape.isCentral { return (shape.view, [left]) }
        let polygons =
            switch place.side {
            case .left: [left]
            case .right: [right]
            case nil: [left, right]
            }
        return (shape.view, polygons)
    }
}

extension [BodyPoint] {
    /// The distance between two polygons; 0 if they overlap.
    fileprivate func distance(to other: [BodyPoint]) -> Double {
        if contains(where: other.holds) || other.contains(where: holds) { return 0 }
        let distances = map(other.distance(to:)) + other.map(distance(to:))
        return distances.min() ?? .infinity
    }
}
