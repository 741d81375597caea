public import Foundation
import MomentumData
public import MomentumDomain

/// The reason why a place index cannot be built or used.
public enum PlaceIndexError: Error, Hashable, Sendable {
    /// The file cannot be opened, read or written; the value names it and the reason, in sentences.
    case unavailable(Phrase)
    case notAnIndex
    /// The index comes from another version of the program, or has other folding rules.
    case otherVersion(Int)
    /// The file's length has changed since it was written.
    case wrongLength(expected: Int, actual: Int)
    /// A checksum or a value shows that the file is damaged.
    case damaged
    /// Too many rows or too much text for one index.
    case tooLarge
    /// The input lacks a required column; the value is its name.
    case missingColumn(String)
    /// The input breaks the rules of its format, on this line and for this reason.
    case unreadableInput(line: Int, reason: Phrase)
    case cancelled
}

extension PlaceIndexError {
    /// The reason for a line that is not in UTF-8.
    static let notText: Phrase = "it is not text in UTF-8; save the file again in UTF-8"

    init(_ error: FileSystemError) {
        self = .unavailable("\(error.sentence) \(error.advice)")
    }
}

extension PlaceIndexError: MomentumError, LocalizedError {
    public static var errorDomain: String { "PlaceIndex" }

    public var cause: FailureCause? { nil }

    public var isCancelled: Bool { self == .cancelled }

    public var errorCode: Int {
        switch self {
        case .unavailable: 1
        case .notAnIndex: 2
        case .otherVersion: 3
        case .wrongLength: 4
        case .damaged: 5
        case .tooLarge: 6
        case .missingColumn: 7
        case .unreadableInput: 8
        case .cancelled: 9
        }
    }

    public var errorDescription: String? { explanation?.english }

    public var explanation: Phrase? {
        let rebuild: Phrase = "Build it again with “momentum places build INPUT --output FILE”."
        return switch self {
        case .unavailable(let reason): reason
        case .notAnIndex: "The file is no place index. \(rebuild)"
        case .otherVersion(IndexHeader.version):
            "The place index was made by other rules of comparing letters. \(rebuild)"
        case .otherVersion(let version):
            "The place index has format version \(version), not \(IndexHeader.version). \(rebuild)"
        case .wrongLength(let expected, let actual):
            """
            The place index has \(Phrase.counted(actual, "byte")) instead of \(expected). \(rebuild)
            """
        case .damaged: "The place index is damaged. \(rebuild)"
        case .tooLarge: "The places are too many for one index; build one per country."
        case .missingColumn(let name): "The input has no column “\(name)”."
        case .unreadableInput(let line, let reason): "Line \(line) of the input: \(reason)."
        case .cancelled: "Building was cancelled; nothing was written."
        }
    }
}
