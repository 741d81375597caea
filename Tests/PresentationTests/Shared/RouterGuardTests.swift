import MomentumDomain
import MomentumPresentation
import Testing

/// A guard that refuses every edit, and sends users who are not signed in from items to sign-in.
@MainActor
@Suite struct RouterGuardTests {
    @MainActor
    final class Session {
        var isSignedIn = false
        var questions: [SampleRoute] = []
    }

    let session = Session()
    let router: Router<SampleRoute>
    let links = LinkTable<SampleRoute>(
        scheme: "momentum",
        [
            "items": { _ in [.list] },
            "items/first": { _ in [.list, .item(1)] },
            "items/first/edit": { _ in [.list, .edit(1)] },
        ]
    )
    let reason: Phrase = "Editing is switched off."

    init() {
        router = Router { [session, reason] route in
            session.questions.append(route)
            return switch route {
            case .item where !session.isSignedIn: .redirect(to: .signIn)
            case .edit: .refuse(reason: reason)
            default: .allow
            }
        }
    }

    @Test func `a push is led to the screen that comes first, once (R-3)`() {
        router.push(.list)
        router.push(.item(1))
        router.push(.item(1))
        #expect(router.path == [.list, .signIn])

        session.isSignedIn = true
        router.replace(with: .item(1))
        #expect(router.path == [.list, .item(1)])
    }

    @Test func `a screen that is refused stays closed and says why (R-3)`() {
        router.push(.list)
        router.push(.edit(1))
        #expect(router.path == [.list])
        #expect(router.refusal == .refused(reason: reason))

        router.replace(with: .edit(1))
        #expect(router.path == [.list])
        #expect(router.refusal == .refused(reason: reason))

        router.present(.edit(1))
        #expect(router.sheet == nil)
        #expect(router.refusal == .refused(reason: reason))

        router.present(.signIn)
        #expect(router.sheet == .signIn)
        #expect(router.refusal == nil)
    }

    @Test func `a presented screen is led elsewhere too (R-3)`() {
        router.present(.item(1))

        #expect(router.sheet == .signIn)
    }

    @Test func `an assignment stops at the first screen that is held back (R-3)`() {
        router.path = [.list, .edit(1), .list]
        #expect(router.path == [.list])

        router.path = [.list, .item(1), .item(2)]
        #expect(router.path == [.list, .signIn])
    }

    @Test func `screens that are shown already are not asked about again (R-3)`() {
        router.path = [.list, .signIn]
        session.questions = []

        router.pop()
        router.push(.item(1))

        #expect(session.questions == [.item(1)])
    }

    @Test func `a link passes the guard, and one that is refused changes nothing (R-3, R-4)`()
        throws
    {
        try router.open("momentum://items/first", in: links)
        #expect(router.path == [.list, .signIn])

        router.present(.signIn)
        #expect(throws: NavigationError.refused(reason: reason)) {
            try router.open("momentum://items/first/edit", in: links)
        }
        #expect(router.path == [.list, .signIn])
        #expect(router.sheet == .signIn)

        session.isSignedIn = true
        try router.open("momentum://items/first", in: links)
        #expect(router.path == [.list, .item(1)])
        #expect(router.sheet == nil)
    }

    @Test func `a push that is led elsewhere keeps the sheet that is shown (NV-12, NV-23)`() {
        router.open(Destination(path: [.list], sheet: .list))

        router.push(.item(1))
        #expect(router.path == [.list, .signIn])
        #expect(router.sheet == .list)

        session.isSignedIn = true
        router.resume()
        #expect(router.path == [.list, .item(1)])
        #expect(router.sheet == .list)
    }

    @Test func `a sheet that was taken away does not come back with what was wanted (NV-23)`() {
        for takeAway in [{ $0.dismiss() }, { $0.leave { $0 == .list } }]
            as [@MainActor (Router<SampleRoute>) -> Void]
        {
            session.isSignedIn = false
            router.open(Destination(path: [.signIn], sheet: .list))
            router.push(.item(1))
            takeAway(router)

            session.isSignedIn = true
            router.resume()

            #expect(router.path == [.item(1)])
            #expect(router.sheet == nil)
            router.popToRoot()
        }
    }

    @Test func `a sheet goes with the screen under it when a session ends (NV-24)`() {
        session.isSignedIn = true
        router.open(Destination(path: [.item(1)], sheet: .list))

        session.isSignedIn = false
        router.recheck(remembering: true)
        #expect(router.path == [.signIn])
        #expect(router.sheet == nil)

        session.isSignedIn = true
        router.resume()
        #expect(router.path == [.item(1)])
        #expect(router.sheet == .list)
    }

    @Test func `a restored path passes the guard (R-3)`() {
        let saved = SavedPath<SampleRoute>(
            Destination(path: [.list, .item(1), .item(2)], sheet: .signIn)
        )

        router.restore(saved)
        #expect(router.path == [.list, .signIn])
        #expect(router.sheet == nil)

        session.isSignedIn = true
        router.restore(saved)
        #expect(router.path == [.list, .item(1), .item(2)])
        #expect(router.sheet == .signIn)
    }
}
