import MomentumTerminal
import Testing

@testable import MomentumDemo

/// The tables of keys of the screens.
@Suite @MainActor struct AppKeyTableTests {
    @Test(arguments: [AppWorld.Content.empty, .damaged])
    func `no key means two things on one screen (TA-6, TA-10)`(
        content: AppWorld.Content
    ) async throws {
        let world = try await AppWorld(content)
        for kind in AppRouteKind.allCases {
            try world.restart()
            await world.settle()
            await world.pressAtOnce("Esc*3")
            await world.press(kind.words)
            #expect(world.app.keyProblems == [], "\(content), \(kind)")

            // A filter without a match, and an empty list.
            await world.pressAtOnce("/ z z z Enter")
            #expect(world.app.keyProblems == [], "\(content), \(kind), filtered")
        }
    }

    /// Opens a screen from any other, with the first row of each list highlighted on the way.
    private func open(_ kind: AppRouteKind, in world: AppWorld) async {
        await world.pressAtOnce("Esc*4 y 1 1 Home")
        let words = kind.words.split(separator: " ", maxSplits: 1).map(String.init)
        for word in words { await world.press("\(word) Home") }
    }

    @Test func `no action of a screen leaves a key with two meanings (TA-6)`() async throws {
        for kind in AppRouteKind.allCases {
            var world = try await AppWorld()
            var number = 0
            repeat {
                await open(kind, in: world)
                if number == 0 {
                    #expect(world.app.keyProblems == [], "\(kind)")
                    await world.pressAtOnce("/ z z z Enter")
                    #expect(world.app.keyProblems == [], "\(kind), filtered")
                    // If nothing can be filtered, Enter has opened another screen by now.
                    world = try await AppWorld()
                    await open(kind, in: world)
                    #expect(world.kind == kind, "\(world.text)")
                }
                let actions = world.app.page.actions
                guard actions.indices.contains(number) else { break }
                world.app.carryOut(actions[number])
                await world.settle()
                #expect(world.app.keyProblems == [], "\(kind), \(actions[number].name)")
                await world.press("y")
                #expect(world.app.keyProblems == [], "\(kind), \(actions[number].name), y")
                number += 1
            } while true
        }
    }

    @Test func `a key that is used twice or everywhere is found`() {
        let twice = [Key.enter, "x", "x", "q", .control("m")].map { key in
            PageAction.now(key, "", "") {}
        }

        #expect(App.keyProblems(of: twice) == ["x stands twice", "q is taken", "Ctrl-M is taken"])
    }
}
