public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteWearerError: PresentableError {
    public var kind: String {
        switch self {
        case .unknown: "unknownWearer"
        case .taken: "nameTaken"
        case .invalidName: "invalidName"
        case .first: "firstWearer"
        case .missingFolder: "missingFolder"
        case .repository(let error): error.kind
        }
    }

    public var sentence: Phrase {
        switch self {
        case .unknown(let name): "There is no wearer “\(name)”."
        case .taken(let name): "There is a wearer “\(name)” already. Choose another name."
        case .invalidName:
            "A name has 1 to \(SiteWearers.longestName) characters, all of which can be seen."
        case .first(let name):
            """
            “\(name)” is the first wearer, whose records stay where they are. The others can \
            be removed.
            """
        case .missingFolder(let name):
            """
            The folder with the records of “\(name)” is missing. Put it back in its place. \
            If the wearer was being removed, remove the wearer again.
            """
        case .repository(let error): error.sentence
        }
    }
}
