import Foundation
import MomentumDomain
import MomentumTestSupport
import Testing

/// One schedule of the executable model of the merge rules, with the view it ends in.
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

    /// A value of any field of the model.
    enum Value: Decodable {
        case flag(Bool)
        case number(Int64)
        case text(String)
        case list([Value])
        case none

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
    }

    struct Location: Decodable {
        let sortOrder: Int
        let enabled: Bool
    }

    let seed: Int
    let transactions: [Transaction]
    let rows: [Row]
    let hidden: [String: String]
    let active: String?
    let locations: [String: Location]

    var testDescription: String { "seed \(seed)" }

    static func all() throws -> [MergeVector] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Fixtures/merge-vectors.json").standardized
        return try JSONDecoder().decode([MergeVector].self, from: Data(contentsOf: file))
    }
}
