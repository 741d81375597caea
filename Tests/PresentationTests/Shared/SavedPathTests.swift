import Foundation
import MomentumPresentation
import Testing

@MainActor
@Suite struct SavedPathTests {
    /// The screens of an earlier version of the program, which knew more of them.
    enum EarlierRoute: Route {
        case list
        case item(Int)
        case chart
    }

    /// The saved screens, as the next run of the program reads them.
    func reopen(_ saved: SavedPath<EarlierRoute>) throws -> SavedPath<SampleRoute> {
        let bytes = try JSONEncoder().encode(saved)
        return try JSONDecoder().decode(SavedPath<SampleRoute>.self, from: bytes)
    }

    @Test func `a path comes back as it was (R-2, AK-15)`() throws {
        let router = Router<SampleRoute>()
        router.path = [.list, .item(1), .edit(1)]
        router.present(.signIn)

        let bytes = try JSONEncoder().encode(router.saved)
        let restored = Router<SampleRoute>()
        restored.restore(try JSONDecoder().decode(SavedPath<SampleRoute>.self, from: bytes))

        #expect(restored.path == router.path)
        #expect(restored.sheet == .signIn)
    }

    @Test(
        arguments: [
            (
                SavedPath([.list, .item(1), .chart, .item(2)]),
                [SampleRoute.list, .item(1)]
            ),
            (SavedPath([.chart, .list]), []),
            (SavedPath([.list, .chart]), [.list]),
            (SavedPath([]), []),
        ] as [(SavedPath<EarlierRoute>, [SampleRoute])]
    )
    func `a route that no longer decodes costs the screens above it only (R-2)`(
        saved: SavedPath<EarlierRoute>,
        routes: [SampleRoute]
    ) throws {
        #expect(try reopen(saved) == SavedPath(Destination(path: routes)))
    }

    @Test func `a sheet goes with the screen it was presented over (R-2)`() throws {
        let whole = SavedPath<EarlierRoute>(Destination(path: [.list], sheet: .item(1)))
        let cut = SavedPath<EarlierRoute>(Destination(path: [.list, .chart], sheet: .item(1)))
        let lost = SavedPath<EarlierRoute>(Destination(path: [.list], sheet: .chart))

        #expect(try reopen(whole) == SavedPath(Destination(path: [.list], sheet: .item(1))))
        #expect(try reopen(cut) == SavedPath([.list]))
        #expect(try reopen(lost) == SavedPath([.list]))
    }

    @Test func `each route is an element of its own beside the version (R-2)`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let bytes = try encoder.encode(SavedPath<SampleRoute>([.list, .item(1)]))

        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"routes":[{"list":{}},{"item":{"_0":1}}],"version":1}"#
        )
    }

    @Test(arguments: [#"{"routes":[],"version":2}"#, #"{"routes":[]}"#, #"{"version":1}"#, "[]"])
    func `another version, or no path at all, is an error (R-2)`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SavedPath<SampleRoute>.self, from: Data(json.utf8))
        }
    }

    @Test func `the host chooses the format (AK-1, R-2)`() throws {
        let saved = SavedPath<SampleRoute>(Destination(path: [.list, .item(1)], sheet: .signIn))

        let bytes = try PropertyListEncoder().encode(saved)
        let decoded = try PropertyListDecoder().decode(SavedPath<SampleRoute>.self, from: bytes)

        #expect(decoded == saved)
    }
}
