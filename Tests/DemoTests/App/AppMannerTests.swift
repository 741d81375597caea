import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// The keys that work on every screen.
@Suite @MainActor struct AppMannerTests {
    @Test func `a logged change says so, and u takes it back by its name (TA-14)`() async throws {
        let world = try await AppWorld()

        await world.press("Enter Enter")
        #expect(world.kind == .home)
        #expect(world.text.contains("Logged Left Side Abdomen"), "\(world.text)")
        #expect(world.text.contains("u undo"))

        await world.press("u")
        #expect(world.text.contains("Takes back: logged Left Side Abdomen"), "\(world.text)")
        #expect(world.text.contains("y/N"))
        await world.press("n")
        #expect(!world.text.contains("U redo"))

        await world.press("u y")
        #expect(world.text.contains("Takes back: logged Left Side Abdomen"), "\(world.text)")
        #expect(world.text.contains("U redo"))

        await world.press("U y")
        #expect(world.text.contains("u undo"))
    }

    @Test func `an entry is deleted without a question, and comes back (TA-15)`() async throws {
        let world = try await AppWorld()
        await world.press("2")
        // The highlight stays on the record that took the place of the deleted one.
        let content = {
            world.lines.dropLast(3).dropFirst(2).map { $0.replacing("›", with: " ") }
        }
        let before = content()

        await world.press("d")
        #expect(world.app.status.question == nil)
        #expect(world.text.contains("Deleted Right Front Abdomen"), "\(world.text)")

        await world.press("u y")
        #expect(await world.wait { content() == before })
    }

    @Test func `a person is deleted after a question that one key answers (TA-15)`() async throws {
        let world = try await AppWorld()

        await world.press("7 End d")
        #expect(world.text.contains("Delete Emil Östberg? y/N"))
        await world.press("x")
        #expect(world.text.contains("Emil Östberg"))
        #expect(!world.text.contains("y/N"))

        await world.press("End d y")
        #expect(world.text.contains("Deleted Emil Östberg."))
    }

    @Test func `a form with something typed asks once (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("7 n A d a")
        #expect(world.kind == .newUser)

        await world.press("Esc Esc")
        #expect(world.text.contains("What was typed is not saved. Leave it? y/N"), "\(world.text)")
        #expect(world.kind == .newUser)
        await world.press("n")
        #expect(world.kind == .newUser)
        await world.press("Esc y")
        #expect(world.kind == .users)
    }

    @Test func `the digit of another section leaves the form as it is (TA-10, TA-35)`() async throws
    {
        let world = try await AppWorld()
        await world.press("7 n A d a Esc Esc")
        #expect(world.text.contains("y/N"))

        await world.press("1")
        #expect(world.kind == .home)
        await world.press("7")
        #expect(world.text.contains("[Ada"), "\(world.text)")
    }

    @Test func `a second Ctrl-C ends with a form that is not saved (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("7 n A")

        #expect(world.app.receive(.key(.control("c"))))
        #expect(world.text.contains("y/N"))
        #expect(!world.app.receive(.key(.control("c"))))
    }

    @Test func `q goes back, and on the first screen it ends (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("2 Enter Esc")
        #expect(world.kind == .entry)

        await world.press("q")
        #expect(world.kind == .history)
        await world.press("q")
        #expect(world.app.hasEnded)
    }

    @Test func `a section's digit again leads to its first screen (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("9 Down Enter 9")
        #expect(world.app.sections.selected == .more)
        await world.press("9 9")
        #expect(world.kind == .more)
    }

    @Test func `a section's digit asks before it gives up something typed (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("2 Enter Note=mine Esc 2")
        #expect(world.text.contains("What was typed is not saved. Leave it? y/N"), "\(world.text)")
        #expect(world.kind == .entry)
        await world.press("n :quit n")
        #expect(!world.app.hasEnded)
        await world.press("2 y")
        #expect(world.kind == .history)
    }

    @Test func `the palette asks before a sheet takes the place of one with a text (TA-10)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Note=mine Esc : l o g Space t h i Enter")
        #expect(world.text.contains("What was typed is not saved. Leave it? y/N"), "\(world.text)")
        await world.press("n")
        #expect(world.text.contains("mine"), "\(world.text)")
        await world.press(": g o t o Space 2 0 2 6 - 0 2 - 0 1 Enter")
        #expect(world.kind == .history)
        #expect(world.text.contains("filter: ..2026-02-01"), "\(world.text)")
    }

    @Test func `a section's digit closes the sheet over its first screen (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("a Esc")
        await world.press("1")
        #expect(world.kind == .home, "\(world.text)")
    }

    @Test func `help carries out a general key (TA-11)`() async throws {
        let world = try await AppWorld()
        await world.press("2 7 ? forward Enter")
        #expect(world.kind == .history, "\(world.text)")
    }

    @Test func `brackets go back and forward over sections (TA-16)`() async throws {
        let world = try await AppWorld()
        await world.press("2 7 Enter")
        #expect(world.kind == .user)

        await world.press("[")
        #expect(world.kind == .users)
        await world.press("[")
        #expect(world.kind == .history)
        await world.press("[")
        #expect(world.kind == .home)
        await world.press("[")
        #expect(world.kind == .home)
        await world.press("] ] ] ]")
        #expect(world.kind == .user)
    }

    @Test func `typing after a slash filters, and Esc ends that (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("7 / c h e")
        #expect(await world.wait { world.text.contains("1 of 5") })
        #expect(world.text.contains("filter: che"))
        #expect(world.text.contains("chen wei"))
        #expect(!world.text.contains("Ana Ruiz"))

        await world.press("Enter q")
        #expect(world.app.hasEnded)
    }

    @Test func `Esc gives up the filter before the screen (TA-10)`() async throws {
        let world = try await AppWorld()
        await world.press("7 / c h e Enter Esc")
        #expect(await world.wait { world.text.contains("Ana Ruiz") })
        #expect(world.kind == .users)
    }

    @Test func `a paste outside a field is dropped with a remark (TA-17)`() async throws {
        let world = try await AppWorld()
        await world.receive(.paste("2\nd\nq"))

        #expect(world.kind == .home)
        #expect(world.text.contains("There is no field here to paste into."))
    }

    @Test func `a paste into a field presses no keys (TA-17)`() async throws {
        let world = try await AppWorld()
        await world.press("7 n")
        await world.receive(.paste("Ada\nLove\r\nlace"))

        #expect(world.kind == .newUser)
        #expect(world.text.contains("[Ada Love lace"))
    }

    @Test func `a field is edited as lines are everywhere (TA-17)`() async throws {
        let world = try await AppWorld()
        await world.press("7 n Name=ab_cd Ctrl-A x Ctrl-E y Left Ctrl-K Ctrl-W Name=new Ctrl-U z")

        #expect(world.text.contains("[z "))
    }

    @Test func `a screen that could not be made is tried again (NV-21)`() async throws {
        let world = try await AppWorld()
        let index = world.folder.appending(path: "data/gyms.places")
        let bytes = try Data(contentsOf: index)
        await world.press("9 Down*10 Enter File=data/gyms.places Enter")
        try Data("no index".utf8).write(to: index)
        await world.press("Ctrl-O")
        #expect(world.text.contains("This screen cannot be shown."), "\(world.text)")

        await world.press("r")
        #expect(world.text.contains("This screen cannot be shown."))
        try bytes.write(to: index)
        await world.press("r")

        #expect(world.kind == .index)
        #expect(!world.text.contains("cannot be shown"), "\(world.text)")
    }

    @Test func `a note on the worn site begins in its field (TA-20)`() async throws {
        let world = try await AppWorld()
        await world.press("n")
        #expect(world.kind == .entry)
        await world.press("x y Ctrl-S")

        #expect(world.text.contains("Saved"), "\(world.text)")
        #expect(world.text.contains("xy"))
    }

    @Test
    func `a link to a location that there is not says so, and all entries are a key away (NV-30)`()
        async throws
    {
        let world = try await AppWorld()
        try world.app.open("momentum://sites/history?location=\(UUID())")
        #expect(await world.wait { world.text.contains("This location does not exist.") })

        await world.press("x")

        #expect(await world.wait { world.text.contains("Right Front Abdomen") }, "\(world.text)")
        #expect(!world.text.contains("does not exist"))
    }
}
