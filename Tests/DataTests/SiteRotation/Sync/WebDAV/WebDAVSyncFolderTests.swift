import Foundation
import MomentumLoopback
@testable import MomentumNetwork
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumWebDAV
import Testing

/// The cases a WebDAV folder adds to the contract: the habits, refusals and accidents of servers.
@Suite struct WebDAVSyncFolderTests {
    typealias Refusal = (status: Int, kind: SiteSyncFailure.Kind?)

    static let habits = [
        WebDAVHabits(hrefs: .absolute), WebDAVHabits(hrefs: .elsewhere),
        WebDAVHabits(hrefs: .lowercaseEncoded), WebDAVHabits(prefix: ""),
        WebDAVHabits(prefix: "lp1"),
        WebDAVHabits(redirects: true), WebDAVHabits(listsMissing: true),
        WebDAVHabits(listsItself: false), WebDAVHabits(hrefs: .elsewhere, listsItself: false),
        WebDAVHabits(moveStatus: 405), WebDAVHabits(moveStatus: 502),
        WebDAVHabits(moveStatus: 501, ignoresConditions: true),
    ]

    @Test(arguments: habits)
    func `servers differ, and what is read does not (ST-43)`(habits: WebDAVHabits) async throws {
        let stub = try WebDAVStub(habits)
        let folder = try stub.folder()
        let path = "v1/a folder/1 (conflicted copy) & 'Ü' 100%.seg"

        #expect(try await folder.list("") == [])
        #expect(try await folder.create(path, [1, 2, 3]))
        #expect(try await folder.create(path, [4]) == false)

        #expect(try await folder.list("") == [SyncFile(path: path, size: 3)])
        #expect(try await folder.list("v1/a folder") == [SyncFile(path: path, size: 3)])
        #expect(try await folder.read(path, limit: 3) == [1, 2, 3])
        #expect(stub.tree.paths == ["/dav files/momentum/" + path])
        try await folder.remove(path)
        #expect(stub.tree.paths == [])
    }

    @Test func `each level is asked for by itself, with the sign-in, and nothing else twice`()
        async throws
    {
        let stub = try WebDAVStub()
        let credentials = try #require(HTTPCredentials(user: "ada", password: "s€cret"))
        let folder = try stub.folder(credentials: credentials)
        try await folder.create("a/1", [1])
        let before = stub.server.requests.count

        _ = try await folder.list("")

        let asked = stub.server.requests[before...]
        #expect(asked.map(\.method) == ["PROPFIND", "PROPFIND"])
        #expect(asked.map(\.path) == ["/dav%20files/momentum/", "/dav%20files/momentum/a/"])
        #expect(asked.allSatisfy { $0.headers["depth"] == "1" })
        let header = "Basic " + Data("ada:s€cret".utf8).base64EncodedString()
        #expect(stub.server.requests.allSatisfy { $0.headers["authorization"] == header })
    }

    @Test func `a token is sent as one, and nothing that is printed shows a secret (AU-7)`()
        async throws
    {
        let stub = try WebDAVStub { request in
            request.method == "PROPFIND" ? .text("t0ken", status: 401) : nil
        }
        let token = try #require(HTTPCredentials(bearer: "t0ken"))
        let folder = try stub.folder(credentials: token)

        let failure = await #expect(throws: SiteSyncFailure.self) { try await folder.list("") }

        #expect(stub.server.requests.map { $0.headers["authorization"] } == ["Bearer t0ken"])
        var dumped = ""
        dump(folder, to: &dumped)
        for text in [folder.location, "\(folder)", dumped, "\(String(reflecting: failure))"] {
            #expect(!text.contains("t0ken"), "\(text)")
        }
        #expect(throws: TransportError.insecureURL) {
            try ServerAddress("https://ada:secret@example.org/dav")
        }
    }

    @Test func `no name with a colon and no control character can be sent as a sign-in`() {
        #expect(HTTPCredentials(user: "a:b", password: "p") == nil)
        #expect(HTTPCredentials(user: "a", password: "p\r\nX: y") == nil)
        #expect(HTTPCredentials(user: "a", password: "p:q") != nil)
        for token in ["", "t ken", "t\r\nX: y", "tökn"] {
            #expect(HTTPCredentials(bearer: token) == nil)
        }
    }

    @Test(
        arguments: [
            (401, SiteSyncFailure.Kind.noAccount), (403, .noAccount), (407, .noAccount),
            (423, .busy), (429, .busy), (502, .unavailable), (503, .unavailable),
            (504, .unavailable),
            (500, nil), (507, nil), (400, nil), (200, nil),
        ] as [Refusal]
    )
    func `a refusal is told by its status, whatever was asked (SR-115, SR-119)`(
        refusal: Refusal
    ) async throws {
        let stub = try WebDAVStub { _ in .text("<html>No.</html>", status: refusal.status) }
        let folder = try stub.folder()
        let expected = SiteSyncFailure(httpStatus: refusal.status)

        #expect(expected.kind == refusal.kind)
        #expect(expected.domain == "SiteRotation.WebDAV")
        await #expect(throws: expected) { try await folder.list("") }
        guard refusal.status != 200 else { return }
        await #expect(throws: expected) { try await folder.read("a", limit: 1) }
        await #expect(throws: expected) { try await folder.create("a", [1]) }
        await #expect(throws: expected) { try await folder.remove("a") }
    }

    @Test(arguments: ["<html/>", "{}", "", "<multistatus xmlns='DAV:'>", "<multistatus/>"])
    func `an answer that is no listing is not taken for an empty folder`(text: String) async throws
    {
        let stub = try WebDAVStub { _ in .text(text, status: 207) }
        let folder = try stub.folder()

        await #expect(throws: SiteSyncFailure.noWebDAV) { try await folder.list("") }
    }

    @Test func `what a server hides or invents stays out of the listing`() async throws {
        let stub = try WebDAVStub { request in
            guard request.method == "PROPFIND" else { return nil }
            let names = [
                "", "good", ".tmp-1", "..", "a%2Fb", "a/b", "../other", "%00", "bad%ZZ", "gone",
            ]
            let responses = names.map { name in
                let status = name == "gone" ? "<d:status>HTTP/1.1 404 Not Found</d:status>" : ""
                return "<d:response><d:href>\(request.path)\(name)</d:href>\(status)</d:response>"
            }
            let text = "<d:multistatus xmlns:d='DAV:'>\(responses.joined())</d:multistatus>"
            return .text(text, status: 207)
        }

        let listed = try await stub.folder().list("")

        #expect(listed.map(\.path).sorted() == ["bad%ZZ", "good"])
    }

    @Test func `a folder that leads round in a circle comes to an end`() async throws {
        let stub = try WebDAVStub { request in
            let folder = "<d:propstat><d:prop><d:resourcetype><d:collection/></d:resourcetype>"
            let end = "</d:prop></d:propstat>"
            let responses = ["", "again/"].map {
                "<d:response><d:href>\(request.path)\($0)</d:href>\(folder)\(end)</d:response>"
            }
            let text = "<d:multistatus xmlns:d='DAV:'>\(responses.joined())</d:multistatus>"
            return .text(text, status: 207)
        }

        #expect(try await stub.folder().list("") == [])
        #expect(stub.server.requests.count < 20)
    }

    @Test(arguments: ["1?.seg", "1;v=2.seg", "#1.seg", "a;b/c?/1.seg"])
    func `a server that cuts the address of a move keeps every name all the same (ST-43)`(
        path: String
    ) async throws {
        let stub = try WebDAVStub(WebDAVHabits(cutsDestinations: true))
        let folder = try stub.folder()

        #expect(try await folder.create(path, [1]))
        #expect(try await folder.create(path, [2, 3]) == false)

        #expect(try await folder.list("") == [SyncFile(path: path, size: 1)])
        #expect(stub.tree.paths == ["/dav files/momentum/" + path])
    }

    @Test(arguments: ["1.seg", "1?.seg"])
    func `a file that came only in part gets no name (ST-43)`(path: String) async throws {
        let stub = try WebDAVStub(WebDAVHabits(cutsAt: 2))

        await #expect(throws: SiteSyncFailure.incomplete) {
            try await stub.folder().create(path, [1, 2, 3])
        }
        #expect(stub.tree.paths == [])
        #expect(!stub.server.requests.contains { $0.method == "MOVE" })
        #expect(try await stub.folder().create(path, [1, 2]))
    }

    @Test(arguments: ["1.seg", "1?.seg"])
    func `a server that tells no lengths gets no file, and is told as the reason (ST-43)`(
        path: String
    ) async throws {
        let stub = try WebDAVStub(WebDAVHabits(listsLengths: false))

        for _ in 0..<2 {
            await #expect(throws: SiteSyncFailure.unsized) {
                try await stub.folder().create(path, [1, 2, 3])
            }
            #expect(stub.tree.paths == [])
        }
    }

    @Test func `after a failure and after a refusal nothing temporary stays (ST-43)`() async throws
    {
        let stub = try WebDAVStub { $0.method == "MOVE" ? .text("", status: 507) : nil }
        await #expect(throws: SiteSyncFailure(httpStatus: 507)) {
            try await stub.folder().create("a/1.seg", [1])
        }
        #expect(stub.tree.paths == [])

        let taken = try WebDAVStub()
        try await taken.folder().create("1.seg", [1])
        try await taken.folder().create("1.seg", [2])
        #expect(taken.tree.paths == ["/dav files/momentum/1.seg"])
    }

    @Test(arguments: [true, false])
    func `what a killed upload left is removed after a day, by the clock of the server (ST-43)`(
        hasClock: Bool
    ) async throws {
        let stub = try WebDAVStub(WebDAVHabits(hasClock: hasClock))
        let folder = try stub.folder()
        try await folder.create("a/1.seg", [1])
        let root = "/dav files/momentum/"
        let old = ["a/.tmp-old"]
        let kept = ["a/.tmp-new", "a/.other", "a/0.seg", "b/.tmp-of another device"]
        for path in old { stub.tree.leave(root + path, age: 86_401) }
        stub.tree.leave(root + kept[0], age: 86_399)
        for path in kept.dropFirst() { stub.tree.leave(root + path, age: 1_000_000) }

        try await folder.create("a/2.seg", [2])

        let expected = kept + ["a/1.seg", "a/2.seg"] + (hasClock ? [] : old)
        #expect(stub.tree.paths == expected.map { root + $0 }.sorted())
    }

    @Test func `a name that is taken costs one look, and no upload (ST-43)`() async throws {
        let stub = try WebDAVStub()
        let folder = try stub.folder()
        try await folder.create("README.txt", [1])
        let before = stub.server.requests.count

        #expect(try await folder.create("README.txt", [1]) == false)

        #expect(stub.server.requests[before...].map(\.method) == ["PROPFIND"])
    }

    @Test(arguments: ["http://127.0.0.1:1/dav", "https://example.org/", "/dav/../%zz"])
    func `the sign-in goes to no other server, wherever a redirect leads (AU-31)`(
        place: String
    ) async throws {
        let stub = try WebDAVStub { _ in
            LoopbackAnswer(status: 302, headers: ["Location": place])
        }
        let credentials = try #require(HTTPCredentials(user: "ada", password: "secret"))

        let failure = await #expect(throws: SiteSyncFailure.self) {
            try await stub.folder(credentials: credentials).list("")
        }

        #expect(failure == .redirectRefused)
        #expect(stub.server.requests.count <= 6)
    }

    @Test func `a folder is never removed as a file`() async throws {
        let stub = try WebDAVStub()
        let folder = try stub.folder()
        try await folder.create("a/1.seg", [1])

        await #expect(throws: SiteSyncFailure.notAFile("a")) { try await folder.remove("a") }
        #expect(!stub.server.requests.contains { $0.method == "DELETE" })
    }

    @Test func `a file above the limit is not taken into memory, however long (ST-43)`()
        async throws
    {
        let stub = try WebDAVStub { request in
            guard request.method == "GET" else { return nil }
            return LoopbackAnswer(status: 200, framing: .claimedLength(10_000_000_000))
        }

        await #expect(throws: SiteSyncFailure.tooLong("1.seg", limit: 100_000)) {
            try await stub.folder().read("1.seg", limit: 100_000)
        }
    }
}
