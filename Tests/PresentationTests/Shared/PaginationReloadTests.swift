import MomentumDomain
import MomentumPresentation
import Testing

/// A list whose rows are read anew, because some have changed.
@Suite struct PaginationReloadTests {
    typealias List = Pagination<SampleRow, Int>

    let offline = ErrorMessage("Offline.", domain: "Test")

    /// A list of two pages, with the rows 1 to 10, that goes on at cursor 10 or ends.
    func twoPages(next: Int? = 10) -> List {
        var list = List(distance: 3)
        _ = list.loadMore()
        _ = list.received(Page(Array(1...5), next: 5), ticket: 1)
        _ = list.loadMore()
        _ = list.received(Page(Array(6...10), next: next, total: 20), ticket: 2)
        return list
    }

    @Test func `as many rows as there are are read, and then replaced at once (NV-38)`() {
        var list = twoPages()

        #expect(list.reload() == .fetch(cursor: nil, ticket: 3, count: 10))
        #expect(list.activity == .refreshing)
        let part = Page<SampleRow, Int>([0, 1, 2, 3], next: 3, source: "new")
        #expect(list.received(part, ticket: 3) == .fetch(cursor: 3, ticket: 4, count: 6))
        #expect(list.items.map(\.id) == Array(1...10))
        #expect(list.total == 20)
        let rest = Page<SampleRow, Int>(Array(3...8), next: 8, source: "new")
        #expect(list.received(rest, ticket: 4) == .fetch(cursor: 8, ticket: 5, count: 1))
        #expect(list.received(Page([9], next: 9, total: 21), ticket: 5) == nil)

        #expect(list.items.map(\.id) == Array(0...9))
        #expect(list.items.first?.source == "new")
        #expect(list.activity == .idle)
        #expect(list.total == 21)
        #expect(list.loadMore() == .fetch(cursor: 9, ticket: 6))
    }

    @Test func `a list that got shorter ends where its source does (NV-38)`() {
        var list = twoPages()
        _ = list.reload()

        #expect(list.received(Page([1, 2], next: nil), ticket: 3) == nil)

        #expect(list.items.map(\.id) == [1, 2])
        #expect(!list.hasMore)
    }

    @Test func `a list without rows is refreshed (NV-38)`() {
        var list = List()

        #expect(list.reload() == .fetch(cursor: nil, ticket: 1))
        _ = list.received(Page([], next: nil, total: 0), ticket: 1)
        #expect(list.reload() == .fetch(cursor: nil, ticket: 2))
    }

    @Test func `reloading a complete list takes one page of what came below its rows (NV-38)`() {
        var list = twoPages(next: nil)
        _ = list.reload()

        let effect = list.received(Page(Array(0...9), next: 9), ticket: 3)

        #expect(effect == .fetch(cursor: 9, ticket: 4))
        #expect(list.items.map(\.id) == Array(0...9))
        #expect(list.received(Page([10], next: nil), ticket: 4) == nil)
        #expect(list.items.map(\.id) == Array(0...10))
    }

    @Test func `a page that was on its way follows the rows (NV-38, P-1)`() {
        var list = twoPages()
        _ = list.loadMore()

        #expect(list.reload() == .fetch(cursor: nil, ticket: 4, count: 10))
        #expect(list.received(Page([11], next: 11), ticket: 3) == nil)
        #expect(
            list.received(Page(Array(1...10), next: 10), ticket: 4)
                == .fetch(cursor: 10, ticket: 5)
        )
        #expect(list.activity == .loadingMore)
    }

    @Test(arguments: [true, false])
    func `a row that appears during a reload is not forgotten (NV-38, P-5)`(isRow: Bool) {
        var list = twoPages()
        _ = list.reload()

        #expect((isRow ? list.appeared(9) : list.loadMore()) == nil)
        #expect(list.appeared(1) == nil)
        // Another change does not make it forget.
        _ = list.reload()

        #expect(
            list.received(Page(Array(1...10), next: 10), ticket: 4)
                == .fetch(cursor: 10, ticket: 5)
        )
    }

    @Test func `a refresh beats a reload, and a reload a refresh (NV-38, P-1)`() {
        var list = twoPages()
        _ = list.reload()

        #expect(list.refresh() == .fetch(cursor: nil, ticket: 4))
        #expect(list.received(Page([99], next: nil), ticket: 3) == nil)
        #expect(list.reload() == .fetch(cursor: nil, ticket: 5, count: 10))
        #expect(list.received(Page([99], next: nil), ticket: 4) == nil)
        #expect(list.received(Page([7], next: nil), ticket: 5) == nil)

        #expect(list.items.map(\.id) == [7])
    }

    @Test func `a failed reload keeps the rows, and is what a retry repeats (NV-38, P-2)`() {
        var list = twoPages()
        _ = list.reload()
        _ = list.received(Page([0, 1], next: 1), ticket: 3)
        list.failed(offline, ticket: 4)

        #expect(list.items.map(\.id) == Array(1...10))
        #expect(list.activity == .failed(offline))
        #expect(list.retry() == .fetch(cursor: nil, ticket: 5, count: 10))
        _ = list.received(Page(Array(0...9), next: 9), ticket: 5)
        #expect(list.activity == .idle)
    }

    @Test func `giving up a reload keeps the rows and goes on below them (NV-38, L-2)`() {
        var list = twoPages()
        _ = list.reload()
        list.cancelled()

        #expect(list.items.map(\.id) == Array(1...10))
        #expect(list.activity == .idle)
        #expect(list.loadMore() == .fetch(cursor: 10, ticket: 5))
    }

    @Test func `a reload ends when three more pages bring nothing new (NV-38, P-5)`() {
        var list = twoPages()
        _ = list.reload()
        _ = list.received(Page([1, 2], next: 2), ticket: 3)

        for ticket in 4...6 {
            let effect = list.received(Page([2], next: ticket), ticket: ticket)
            #expect(effect == .fetch(cursor: ticket, ticket: ticket + 1, count: 8))
        }
        #expect(list.received(Page([], next: 7), ticket: 7) == nil)
        #expect(list.items.map(\.id) == [1, 2])
        #expect(list.hasMore)
    }
}
