import MomentumDomain

extension SitePlace {
    /// The body parts that may end a name without parentheses (SR-71, SR-106).
    private static let knownBodyParts: Set<String> = ["abdomen", "thigh", "arm", "buttock"]

    static let sidePrefixes: [(prefix: String, side: BodySide)] = BodySide.allCases.flatMap {
        [("\($0.initial) ", $0), ("\($0.word) ", $0)]
    }

    /// Reads a name in the format of ``shortName``, or of ``displayName`` as in older files.
    ///
    /// `nil` if the text is empty or only white space.
    public init?(named text: String) {
        // By scalars: a name may begin with a combining mark, which would merge with the space or
        // parenthesis before it.
        let name = text.collapsingWhiteSpace().unicodeScalars
        let (side, rest) = Self.splitSide(of: name[...])
        if let (bodyPart, subArea) = Self.splitParentheses(of: rest) {
            self.init(bodyPart: bodyPart, subArea: subArea, side: side)
        } else {
            self.init(unqualified: String(rest), side: side)
        }
    }

    /// Creates a place from plain words; `nil` if the text is empty or only white space.
    ///
    /// If the last word is a known body part, the words before it are the sub-area: `Inner Thigh`
    /// is on the thigh. Otherwise all words are the body part, such as `Lower Back`.
    public init?(unqualified text: String, side: BodySide?) {
        let words = text.collapsingWhiteSpace().unicodeScalars
        guard let space = words.lastIndex(of: " ") else {
            self.init(bodyPart: text, side: side)
            return
        }
        let last = String(words[words.index(after: space)...])
        if Self.knownBodyParts.contains(last.comparisonKey) {
            self.init(bodyPart: last, subArea: String(words[..<space]), side: side)
        } else {
            self.init(bodyPart: text, side: side)
        }
    }

    private typealias Scalars = Substring.UnicodeScalarView

    private static func splitSide(of name: Scalars) -> (BodySide?, Scalars) {
        for (prefix, side) in sidePrefixes where name.starts(with: prefix.unicodeScalars) {
            let rest = name.dropFirst(prefix.unicodeScalars.count)
            // "L (Front)" is the front of a place called L: a body part never begins with "(".
            return rest.first == "(" ? (nil, name) : (side, rest)
        }
        return (nil, name)
    }

    /// Splits `Abdomen (Front)` into its two texts; `nil` for any other format.
    private static func splitParentheses(of name: Scalars) -> (String, String)? {
        guard name.last == ")", let opening = name.lastIndex(of: "(") else { return nil }
        let bodyPart = name[..<opening]
        let subArea = name[opening...].dropFirst().dropLast()
        guard bodyPart.count > 1, bodyPart.last == " ", !subArea.contains(")"),
            !String(subArea).collapsingWhiteSpace().isEmpty
        else { return nil }
        return (String(bodyPart.dropLast()), String(subArea))
    }
}
