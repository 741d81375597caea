import Foundation
import MomentumSiteRotationDomain
import Testing

@testable import MomentumSiteRotationPresentation

/// The colours of the levels, written out: two that look alike would hide a place just used.
@Suite struct BodyMapPatternTests {
    @Test(
        arguments: [
            (.inUse, "#6B1D00", "#FFD9A0"), (.days0, "#6B1D00", "#FFD9A0"),
            (.days3, "#B4500F", "#F08C2E"), (.days7, "#E39A45", "#9C4A12"),
            (.days14, "#CFE3EF", "#2B4F70"), (.resting, "#D5D9DE", "#4A525C"),
            (.neverUsed, "#FFFFFF", "#14171A"),
        ] as [(BodyMapLevel, String, String)]
    )
    func `each level has its colours in light and dark (BM-5)`(
        level: BodyMapLevel,
        light: String,
        dark: String
    ) {
        let rules = BodyMapPattern.style.components(separatedBy: "prefers-color-scheme:dark")

        #expect(rules.count == 2)
        #expect(rules[0].contains(".f-\(level.rawValue){fill:\(light)}"))
        #expect(rules[1].contains(".f-\(level.rawValue){fill:\(dark)}"))
    }
}
