public import MomentumDomain

extension SiteDocumentError: PresentableError {
    public var kind: String {
        switch self {
        case .notFound: "notFound"
        case .unreadable: "unreadable"
        case .unwritable: "unwritable"
        }
    }

    public var sentence: String {
        switch self {
        case .notFound: "There is no such file."
        case .unreadable: "The file could not be read."
        case .unwritable: "The file could not be written. What was there before is there still."
        }
    }
}
