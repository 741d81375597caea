import Foundation
import Testing

@testable import MomentumSiteRotationDomain

/// The words about sets that came off.
@Suite struct RemovalTextTests {
    private let texts = SiteTexts()

    private func entry(reason: RemovalReason? = nil, findings: Set<SiteFinding>) -> SiteEntry {
        SiteEntry(
            id: UUID(),
            locationID: nil,
            startTime: .now,
            reason: reason,
            findings: findings
        )
    }

    @Test(
        arguments: [
            ("rash, Hard skin", [SiteFinding.rash, .hard], []),
            ("red; PUS", [.redness, .pus], []),
            ("rash blister", [.rash], ["blister"]),
            ("ha", [], ["ha"]),
            ("", [], []),
        ] as [(String, [SiteFinding], [String])]
    )
    func `typed findings are understood or named (RR-1)`(
        text: String,
        findings: [SiteFinding],
        unknown: [String]
    ) {
        #expect(texts.removal.findings(in: text) == Set(findings))
        #expect(texts.removal.unknownWords(in: text) == unknown)
    }

    @Test func `late reasons are those that nobody may notice (RR-2)`() {
        #expect(RemovalReason.all.filter(\.mayPrecedeChange) == [.fellOff, .pulledOut])
    }

    @Test(arguments: SiteFinding.all)
    func `findings call for a remark, an offer or nothing (RR-4)`(finding: SiteFinding) {
        let entry = entry(findings: [finding])
        let remark = texts.remark(onRemovalOf: entry, at: "Hip", isResting: false)

        switch finding {
        case .pus: #expect(remark == texts.disclaimer)
        case .lump, .hard, .bruise: #expect(remark == "Hip can be left free for a time.")
        default: #expect(remark == nil)
        }
    }

    @Test func `an infection points to the care team, and a resting place has no offer (RR-4)`() {
        let entry = entry(reason: .infection, findings: [.lump])

        #expect(
            texts.remark(onRemovalOf: entry, at: "Hip", isResting: true) == texts.disclaimer
        )
        #expect(
            texts.remark(onRemovalOf: entry, at: "Hip", isResting: false)
                == "\(texts.disclaimer) Hip can be left free for a time."
        )
    }
}
