import MomentumDomain

extension SitePlace {
    /// The body parts that a name without parentheses may end in (SR-71, SR-106).
    private static let knownBodyParts: Set<String> = ["abdomen", "thigh", "arm", "buttock"]

    static let sidePrefixes: [(prefix: String, side: BodySide)] = BodySide.allCases.flatMap {
        [("\($0.initial) ", $0), ("\($0.word) ", $0)]
    }

    /// Reads a name in the form of ``shortName`` or, as older files have it, of ``displayName``.
    /// Returns nothing when the text is empty or only white space.
    public init?(named text: String) {
        // Scalars throughout: a name may begin with a combining mark, which would make one
        // character of the mark and the space or parenthesis before it.
        let name = text.collapsingWhiteSpace().unicodeScalars
        let (side, rest) = Self.splitSide(of: name[...])
        if let (bodyPart, subArea) = Self.splitParentheses(of: rest) {
            self.init(bodyPart: bodyPart, subArea: subArea, side: side)
        } else {
            self.init(unqualified: String(rest), side: side)
        }
    }

    /// Makes a place of words alone: the last one is the body part when it is one of the known
    /// ones, and the words before it are the sub-area. `Inner Thigh` is the thigh, `Lower Back` a
    /// body part of its own. Returns nothing when the text is empty or only white space.
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

    /// Splits `Abdomen (Front)` into its two texts, and nothing that has another form.
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
