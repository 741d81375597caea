import Foundation
import MomentumSiteRotationDomain
import Testing

/// Transactions of several devices, with the view that they must end in (Docs/SiteRotation.md,
/// "Merging").
///
/// Those of the file were made with a second implementation of the rules, `Tests/MergeModel`.
struct MergeVector: Decodable, Sendable, CustomTestStringConvertible {
    struct Transaction: Decodable {
        let replica: String
        let counter: UInt64
        let digest: String
        let stamp: UInt64
        let writes: [Write]
    }

    struct Write: Decodable {
        let kind: String
        let id: String
        let field: String
        let value: Value
    }

    /// A value of any field of a register.
    enum Value: Decodable {
        case flag(Bool)
        case number(Int64)
        case text(String)
        case list([Value])
        case none

        var text: String? { if case .text(let text) = self { text } else { nil } }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .none
            } else if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Int64.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .list(try container.decode([Value].self))
            }
        }
    }

    struct Row: Decodable {
        let id: String
        let start: Int64
        let end: Int64?
        let location: String
        let note: String?
        let reason: String?
        let profile: String?
        let target: Int?
    }

    /// Name, kind, minutes, and whether it is archived.
    struct Profile: Decodable {
        let name: String
        let kind: Int64
        let minutes: Int
        let isArchived: Bool

        init(from decoder: any Decoder) throws {
            var fields = try decoder.unkeyedContainer()
            name = try fields.decode(String.self)
            kind = try fields.decode(Int64.self)
            minutes = try fields.decode(Int.self)
            isArchived = try fields.decode(Bool.self)
        }
    }

    struct Rest: Decodable {
        let id: String
        let location: String
        let from: Int64
        let until: Int64?
        let reason: String?
    }

    struct Location: Decodable {
        let sortOrder: Int
        let enabled: Bool
        /// 1 for sets, 2 for sensors, none for both.
        let usedFor: UInt8?
    }

    /// The entries of a device at a moment.
    struct Log: Decodable {
        let rows: [Row]
        let ahead: [Row]
        let hidden: [String: String]
        let active: String?

        static let empty = Log(rows: [], ahead: [], hidden: [:], active: nil)
    }

    /// The view at a moment, in milliseconds since 1970.
    struct View: Decodable {
        let moment: Int64
        let rows: [Row]
        let ahead: [Row]
        let hidden: [String: String]
        let active: String?
        let rests: [Rest]?
        /// Those of the base state if it is missing.
        let profiles: [String: Profile]?
        private let sensors: Log?

        func log(of device: WornDevice) -> Log {
            device == .sensor
                ? sensors ?? .empty
                : Log(rows: rows, ahead: ahead, hidden: hidden, active: active)
        }
    }

    let seed: Int
    let transactions: [Transaction]
    let views: [View]
    let locations: [String: Location]

    var testDescription: String { "seed \(seed)" }

    static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Fixtures/merge-vectors.json").standardized

    static func all() throws -> [MergeVector] {
        try JSONDecoder().decode([MergeVector].self, from: Data(contentsOf: file))
    }
}
