import MomentumDomain
import MomentumSiteRotationDomain

extension SiteLocation {
    /// The texts that are compared with typed ones.
    ///
    /// People also reverse the words, and omit the words that distinguish the parts of a body part.
    var spellings: [String] {
        let part = SitePlace(bodyPart: bodyPart, side: side)
        let word = side?.word ?? ""
        return [
            shortName, displayName, shownName, "\(place.zone) \(word)",
            "\(bodyPart) \(subArea ?? "") \(word)",
            "\(word) \(bodyPart) \(subArea ?? "")", part?.shortName, part?.displayName,
        ].compactMap { $0?.comparisonKey }
    }
}
