import MomentumTestSupport
@testable import MomentumWebDAV
import Testing

/// The texts that are read as XML, and those that are refused.
@Suite struct XMLPullParserTests {
    typealias Event = XMLPullParser.Event

    @Test func `elements, namespaces, text and references are told apart`() throws {
        let text = """
            <?xml version="1.0"?><!-- <a> -->
            <a xmlns="urn:1" xmlns:p='urn:2' x = "1 > 0 &lt;"><p:b/>A&amp;&#66;&#x43;
            <![CDATA[<&amp;>]]><c xmlns=""><p:d xmlns:p="urn:3"></p:d ></c></a>
            <?end?>
            """
        let expected: [Event] = [
            .start(name("urn:1", "a")), .start(name("urn:2", "b")), .end(name("urn:2", "b")),
            .text("A&BC\n"), .text("<&amp;>"), .start(name("", "c")), .start(name("urn:3", "d")),
            .end(name("urn:3", "d")), .end(name("", "c")), .end(name("urn:1", "a")),
        ]

        #expect(try events(of: Array(text.utf8)) == expected)
        #expect(try events(of: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    }

    @Test(arguments: [
        "", " ", "text", "<a>", "<a></b>", "<a></a><b/>", "<a/>text", "</a>", "<a", "<a b>",
        "<a b=c/>", "<a b='c/>", "<p:a/>", "<:a xmlns='u'/>", "<p: xmlns:p='u'/>", "< a/>",
        "<a>&b;</a>", "<a>&amp</a>", "<a>&#xD800;</a>", "<a>&#x110000;</a>", "<a>&#;</a>",
        "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<a><![CDATA[</a>",
        "<![CDATA[a]]><a/>", "<!-- <a/>", "<a/><!--", "<?xml", "<a><!DOCTYPE b></a>",
    ])
    func `what is not well-formed is refused, and so is a document type`(text: String) {
        #expect(throws: MalformedXML.self) { try events(of: Array(text.utf8)) }
    }

    @Test func `bytes that are not UTF-8 and elements without end are refused`() {
        let deep = String(repeating: "<a>", count: 1_000_000)

        #expect(throws: MalformedXML.self) { try events(of: Array("<a>".utf8) + [0xFF, 0x3C]) }
        #expect(throws: MalformedXML.self) { try events(of: Array(deep.utf8)) }
    }

    @Test func `whatever bytes come, there is an end (SR-119)`() throws {
        let whole = WebDAVListing(habits: WebDAVHabits(), host: "h")
            .text(of: [("/a", nil), ("/a/b c", 12)])
        var generator = SeededGenerator(seed: 4918)
        var refused = 0
        for _ in 0..<2000 {
            var bytes = Array(whole.utf8)
            for _ in 0...Int(generator.next() % 3) {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
                    truncatingIfNeeded: generator.next()
                )
            }
            bytes.removeLast(Int(generator.next() % 40))
            do {
                _ = try WebDAVMultistatus(bytes)
            } catch {
                refused += 1
            }
        }
        #expect(refused > 100, "seed \(generator.seed)")
    }

    private func events(of bytes: [UInt8]) throws(MalformedXML) -> [Event] {
        var parser = XMLPullParser(bytes)
        var events: [Event] = []
        while let event = try parser.next() { events.append(event) }
        return events
    }

    private func name(_ namespace: String, _ local: String) -> XMLName {
        XMLName(namespace: namespace, local: local)
    }
}
