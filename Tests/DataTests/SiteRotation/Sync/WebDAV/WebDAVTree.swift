import Foundation
import MomentumLoopback
import Synchronization

/// The files of a ``WebDAVStub``, and its answers about them.
final class WebDAVTree: Sendable {
    private struct State {
        var folders: Set<String>
        var files: [String: Data] = [:]
        var ages: [String: TimeInterval] = [:]
    }

    /// The time on the server's clock, far from that of the device.
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    private let habits: WebDAVHabits
    private let state: Mutex<State>

    init(_ habits: WebDAVHabits, folders: [String]) {
        self.habits = habits
        state = Mutex(State(folders: Set(folders + [""])))
    }

    /// The paths of all files, hidden ones too, sorted.
    var paths: [String] { state.withLock { $0.files.keys.sorted() } }

    /// Puts a file there that was written `age` seconds ago.
    func leave(_ path: String, age: TimeInterval) {
        state.withLock { state in
            state.files[path] = Data([0])
            state.ages[path] = age
        }
    }

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
        let isFolderAddress = request.path.hasSuffix("/")
        let path = Self.path(request.path)
        return state.withLock { state in
            if habits.redirects, !isFolderAddress, state.folders.contains(path) {
                let place = request.path + "/"
                return LoopbackAnswer(status: 301, headers: ["Location": place])
            }
            return switch request.method {
            case "PROPFIND": propfind(path, request, state)
            case "GET": get(path, state)
            case "PUT": put(path, request, &state)
            case "MKCOL": makeFolder(path, &state)
            case "DELETE": delete(path, &state)
            case "MOVE": move(path, request, &state)
            default: .text("", status: 405)
            }
        }
    }

    private func propfind(
        _ path: String,
        _ request: LoopbackRequest,
        _ state: State
    ) -> LoopbackAnswer {
        guard state.folders.contains(path) || state.files[path] != nil else {
            return .text("Not found", status: 404)
        }
        guard let depth = request.headers["depth"], depth == "0" || depth == "1" else {
            return .text("Not all at once", status: 403)
        }
        var paths = [path]
        if depth == "1" {
            if !habits.listsItself { paths = [] }
            paths += (state.folders.union(state.files.keys)).filter {
                $0 != path && Self.parent($0) == path
            }
        }
        let text = WebDAVListing(habits: habits, host: request.headers["host"] ?? "")
            .text(of: paths.map { ($0, state.files[$0]?.count) }) { path in
                Self.text(of: Self.now.addingTimeInterval(-(state.ages[path] ?? 0)))
            }
        var headers = ["Content-Type": "application/xml"]
        if habits.hasClock { headers["Date"] = Self.text(of: Self.now) }
        return LoopbackAnswer(
            status: 207,
            headers: headers,
            pieces: [Data(text.utf8)]
        )
    }

    private func get(_ path: String, _ state: State) -> LoopbackAnswer {
        guard let bytes = state.files[path] else { return .text("Not found", status: 404) }
        return LoopbackAnswer(status: 200, pieces: [bytes])
    }

    private func put(
        _ path: String,
        _ request: LoopbackRequest,
        _ state: inout State
    ) -> LoopbackAnswer {
        guard state.folders.contains(Self.parent(path)) else { return .text("", status: 409) }
        let isThere = state.files[path] != nil
        if isThere, request.headers["if-none-match"] == "*", !habits.ignoresConditions {
            return .text("", status: 412)
        }
        state.files[path] = request.body.prefix(habits.cutsAt)
        return .text("", status: isThere ? 204 : 201)
    }

    private func makeFolder(_ path: String, _ state: inout State) -> LoopbackAnswer {
        guard state.folders.contains(Self.parent(path)) else { return .text("", status: 409) }
        guard state.files[path] == nil, state.folders.insert(path).inserted else {
            return .text("", status: 405)
        }
        return .text("", status: 201)
    }

    private func delete(_ path: String, _ state: inout State) -> LoopbackAnswer {
        .text("", status: state.files.removeValue(forKey: path) == nil ? 404 : 204)
    }

    private func move(
        _ path: String,
        _ request: LoopbackRequest,
        _ state: inout State
    ) -> LoopbackAnswer {
        if let status = habits.moveStatus { return .text("", status: status) }
        guard let bytes = state.files[path] else { return .text("", status: 404) }
        let newPath = destination(of: request)
        guard state.folders.contains(Self.parent(newPath)) else { return .text("", status: 409) }
        if state.files[newPath] != nil, request.headers["overwrite"] == "F" {
            return .text("", status: 412)
        }
        state.files[path] = nil
        state.files[newPath] = bytes
        return .text("", status: 201)
    }

    private func destination(of request: LoopbackRequest) -> String {
        let url = URLComponents(string: request.headers["destination"] ?? "")
        let path = url?.percentEncodedPath ?? ""
        guard habits.cutsDestinations else { return Self.path(path) }
        return (path.removingPercentEncoding ?? "").prefix { !"?;#".contains($0) }.description
    }

    private static func path(_ target: String) -> String {
        let names = target.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        return names.map { "/" + $0 }.joined()
    }

    private static func text(of date: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.string(from: date)
    }

    private static func parent(_ path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
