import Foundation
import Testing

@testable import MomentumGraphQL

@Suite struct GraphQLValueTests {
    private static let deep = (0..<32).reduce(GraphQLValue.int(1)) { value, _ in .list([value]) }

    @Test(
        arguments: [
            (GraphQLValue.null, "null"), (.bool(true), "true"), (-7, "-7"), (.double(1.5), "1.5"),
            ("a\"b\\c\n\u{1}é", #""a\"b\\c\n\u0001é""#), ([1, 2, 3], "[1,2,3]"), ([], "[]"),
            (
                ["z": nil, "a": ["inner": ["ids": [3, 1]], "b": "x"]],
                #"{"a":{"b":"x","inner":{"ids":[3,1]}},"z":null}"#
            ),
        ] as [(GraphQLValue, String)]
    )
    func `a value has one text, with sorted keys (GQ-4, GQ-7, fault 17)`(
        value: GraphQLValue,
        expected: String
    ) throws {
        var bytes: [UInt8] = []
        value.write(to: &bytes)

        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        let whole = Data("[".utf8) + bytes + Data("]".utf8)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: whole) }
    }

    @Test(
        arguments: [
            (["id": .int(Int(Int32.max))], nil), (["id": .int(Int(Int32.max) + 1)], "id"),
            (["id": .int(Int(Int32.min) - 1)], "id"), (["x": .double(.infinity)], "x"),
            (["x": .double(.nan)], "x"), (["x": .double(1)], nil),
            (["input": ["memberIds": [1, .int(3_000_000_000)]]], "input.memberIds[1]"),
            (deep, nil), (.list([deep]), String(repeating: "[0]", count: 33)),
        ] as [(GraphQLValue, String?)]
    )
    func `what the server cannot read is found before sending (GQ-8)`(
        value: GraphQLValue,
        path: String?
    ) {
        #expect(value.invalidPath() == path)
    }
}
