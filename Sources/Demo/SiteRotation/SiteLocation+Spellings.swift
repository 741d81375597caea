import MomentumDomain
import MomentumSiteRotationDomain

extension SiteLocation {
    /// The texts that a typed one is compared with: people also turn the words around, and leave
    /// out what distinguishes the parts of a body part.
    var spellings: [String] {
        let part = SitePlace(bodyPart: bodyPart, side: side)
        let word = side?.word ?? ""
        return [
            shortName, displayName, "\(place.zone) \(word)", "\(bodyPart) \(subArea ?? "") \(word)",
            "\(word) \(bodyPart) \(subArea ?? "")", part?.shortName, part?.displayName,
        ].compactMap { $0?.comparisonKey }
    }
}
