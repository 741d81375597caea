import Foundation
import MomentumAuthenticationDomain
import MomentumData
import MomentumNetwork

/// Reads an answer of the session endpoint, by the table of AU-20.
enum SessionAnswer {
    private enum Form: Decodable {
        case null
        case object(user: User?)
        case other

        private struct Object: Decodable {
            let user: User?

            private enum CodingKeys: CodingKey { case user }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                guard values.contains(.user) else {
                    user = .other
                    return
                }
                user =
                    try values.decodeNil(forKey: .user)
                    ? nil : (try? values.decode(User.self, forKey: .user)) ?? .other
            }
        }

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let object = try? value.decode(Object.self) {
                self = .object(user: object.user)
            } else {
                self = .other
            }
        }
    }

    private enum User: Decodable {
        case account(id: String, name: String, email: String, image: String?)
        case other

        private enum CodingKeys: CodingKey { case id, name, email, image }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func text(_ key: CodingKeys) -> String? { try? values.decode(String.self, forKey: key) }
            self = .account(
                id: try values.decode(String.self, forKey: .id),
                name: text(.name) ?? "",
                email: text(.email) ?? "",
                image: text(.image)
            )
        }
    }

    private struct Expiry: Decodable {
        struct Session: Decodable { let expiresAt: String }
        let session: Session
    }

    static func read(_ response: HTTPResponse) -> SessionCheck {
        switch response.status {
        case 401: return .ended
        case 200: break
        case 300..<400:
            let error = TransportError.redirectRefused(to: response.redirectHost)
            return .unclear(.unavailable(error.cause))
        case let status: return .unclear(.unavailable(TransportError.http(status: status).cause))
        }
        guard response.mediaType == "application/json",
            let form = try? JSONDecoder().decode(Form.self, fromOutside: response.body)
        else { return .unclear(.unexpectedAnswer) }
        switch form {
        case .null, .object(user: nil):
            return .ended
        case .object(.account(let id, let name, let email, let image)):
            return .alive(
                SessionAccount(id: id, name: name, email: email, image: image),
                expiry: expiry(in: response.body),
                // A new token that cannot be sent in a header is ignored (AU-23).
                renewed: response.header("set-auth-token").flatMap(SessionToken.init)
            )
        case .object(.other), .other:
            return .unclear(.unexpectedAnswer)
        }
    }

    private static func expiry(in body: Data) -> Date? {
        let text = try? JSONDecoder().decode(Expiry.self, fromOutside: body).session.expiresAt
        return text.flatMap(Date.init(internetText:))
    }
}
