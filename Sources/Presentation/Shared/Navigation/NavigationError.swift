public import Foundation
public import MomentumDomain

/// The reason why a screen was not opened.
public enum NavigationError: Error, Hashable, Sendable {
    /// The text is not a link, or its percent escapes are invalid.
    case malformedLink(String)
    /// The link is for another program.
    case unknownScheme(String, expected: String)
    /// No pattern matches the path; `known` are the patterns with a similar beginning, or all of
    /// them.
    case unknownPath(String, known: [String])
    /// The link lacks a value that its screen needs.
    case missingValue(name: String)
    /// The link has a value that its screen cannot use.
    case invalidValue(String, name: String)
    /// A guard keeps the screen closed; the reason is a sentence for people.
    case refused(reason: Phrase)
}

extension NavigationError: CustomNSError {
    public static var errorDomain: String { "Navigation" }

    public var errorCode: Int {
        switch self {
        case .malformedLink: 1
        case .unknownScheme: 2
        case .unknownPath: 3
        case .missingValue: 4
        case .invalidValue: 5
        case .refused: 6
        }
    }
}

extension NavigationError: PresentableError {
    public var kind: String {
        switch self {
        case .malformedLink: "malformedLink"
        case .unknownScheme: "unknownScheme"
        case .unknownPath: "unknownPath"
        case .missingValue: "missingValue"
        case .invalidValue: "invalidValue"
        case .refused: "refused"
        }
    }

    public var sentence: Phrase {
        switch self {
        case .malformedLink(let link):
            "“\(PublicAddress.word(link))” is not a link that can be opened."
        case .unknownScheme(let scheme, let expected):
            "Links here begin with \(expected)://, not with \(scheme)://."
        case .unknownPath(let path, let known):
            "There is no screen at “\(path)”. There are: \(known.joined(separator: ", "))."
        case .missingValue(let name):
            "The link does not say which \(name) is meant."
        case .invalidValue(let value, let name):
            "aeiou".contains(name.prefix(1))
                ? "“\(PublicAddress.word(value))” is not an \(name)."
                : "“\(PublicAddress.word(value))” is not a \(name)."
        case .refused(let reason):
            reason
        }
    }
}
