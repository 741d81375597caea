import Foundation
import MomentumNetwork

extension HTTPResponse {
    static func json(
        _ text: String,
        status: Int = 200,
        type: String = "application/json",
        headers: [String: String] = [:]
    ) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: headers.merging(["Content-Type": type]) { $1 },
            body: Data(text.utf8)
        )
    }
}
