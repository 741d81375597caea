import Foundation
import MomentumData

/// What `momentum sites sync` syncs with.
enum SyncTarget: Sendable {
    case directory(URL)
    case server(ServerAddress)
}

extension ValueFormat where Value == SyncTarget {
    /// The address of a WebDAV folder, or the path of a folder.
    static var syncTarget: ValueFormat {
        ValueFormat(completion: .directories) { text, context throws(ValueProblem) in
            guard text.contains("://") else {
                return .directory(try ValueFormat<URL>.directory.read(text, context))
            }
            do throws(TransportError) {
                return .server(try ServerAddress(text))
            } catch {
                throw ValueProblem(
                    text,
                    "is not an address of a server",
                    hint: "Begin it with https://, without a name or a password in it."
                )
            }
        }
    }
}
