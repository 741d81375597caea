import Foundation
import MomentumPresentation
import Observation
import Testing

@MainActor
@Suite struct RouterTests {
    let router = Router<SampleRoute>()

    @Test func `screens are pushed, popped, replaced and presented (R-1, NV-1, AK-15)`() {
        router.push(.list)
        router.push(.item(1))
        #expect(router.path == [.list, .item(1)])

        router.replace(with: .item(2))
        #expect(router.path == [.list, .item(2)])

        router.present(.edit(2))
        #expect(router.sheet == .edit(2))
        #expect(router.path == [.list, .item(2)])

        router.dismiss()
        #expect(router.sheet == nil)

        router.pop()
        #expect(router.path == [.list])

        router.push(.item(3))
        router.popToRoot()
        #expect(router.path.isEmpty)
    }

    @Test func `at the root there is nothing to pop, and replacing opens a screen (R-1)`() {
        router.pop()
        #expect(router.path.isEmpty)

        router.replace(with: .list)
        #expect(router.path == [.list])
    }

    @Test func `several screens are one assignment (R-1)`() async {
        let changes = ChangeCount()
        withObservationTracking {
            _ = router.path
        } onChange: {
            changes.add()
        }

        router.path = [.list, .item(1), .edit(1)]

        #expect(router.path == [.list, .item(1), .edit(1)])
        #expect(changes.count == 1)
    }

    @Test func `a view model needs only the protocol (R-1)`() {
        let narrow: any RouterProtocol<SampleRoute> = router

        narrow.push(.list)

        #expect(narrow.path == [.list])
    }

    @Test func `a double tap opens a screen once (R-3)`() {
        router.push(.list)
        router.push(.list)
        #expect(router.path == [.list])

        router.path = [.list, .item(1), .item(1), .list, .list]
        #expect(router.path == [.list, .item(1), .list])
    }

    @Test func `replacing a screen with the one below it leaves that one (R-3)`() {
        router.path = [.list, .item(1)]

        router.replace(with: .list)

        #expect(router.path == [.list])
    }

    @Test func `what a navigation stack writes back is taken as it is (R-1)`() {
        router.path = [.list, .item(1), .item(2)]

        router.path = [.list]
        router.sheet = .edit(1)
        #expect(router.path == [.list])
        #expect(router.sheet == .edit(1))

        router.sheet = nil
        #expect(router.sheet == nil)
    }
}
