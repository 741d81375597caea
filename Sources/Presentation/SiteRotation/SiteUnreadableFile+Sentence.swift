import MomentumDomain
import MomentumSiteRotationDomain

extension SiteUnreadableFile {
    var sentence: String {
        switch self {
        case .document(.notFound(let cause)):
            cause.explanation ?? "There is no such file. Check its name and its folder."
        case .document(let error):
            error.cause?.explanation
                ?? "The file cannot be read. Check that it is a file and that you may open it."
        case .notText:
            "The file is not text in UTF-8. Save it again as CSV in UTF-8."
        }
    }
}
