import MomentumDomain
import MomentumPresentation
import Testing

@Suite struct PaginationTests {
    typealias List = Pagination<SampleRow, Int>

    let offline = ErrorMessage("Offline.", domain: "Test")

    /// A list whose first page has the rows 1 to 10 and goes on at cursor 10.
    func firstPage(distance: Int = 3) -> List {
        var list = List(distance: distance)
        _ = list.loadMore()
        _ = list.received(Page(Array(1...10), next: 10), ticket: 1)
        return list
    }

    @Test func `at first nothing is loaded and everything is there to come (P-4)`() {
        let list = List()

        #expect(list.items.isEmpty)
        #expect(list.activity == .idle)
        #expect(list.hasMore)
    }

    @Test func `ten calls make one request (P-4)`() {
        var list = List()

        let effects = (0..<10).map { _ in list.loadMore() }

        #expect(effects == [.fetch(cursor: nil, ticket: 1)] + Array(repeating: nil, count: 9))
    }

    @Test func `nothing more is loaded while the list is refreshed (P-1, P-4)`() {
        var list = firstPage()
        _ = list.refresh()

        #expect(list.loadMore() == nil)
        #expect(list.appeared(10) == nil)
        #expect(list.retry() == nil)
        #expect(list.activity == .refreshing)
    }

    @Test func `a refresh beats the page that was on its way (P-1)`() {
        var list = firstPage()
        #expect(list.loadMore() == .fetch(cursor: 10, ticket: 2))

        #expect(list.refresh() == .fetch(cursor: nil, ticket: 3))
        #expect(list.received(Page([11], next: 11), ticket: 2) == nil)
        list.failed(offline, ticket: 2)
        list.cancelled(ticket: 2)
        #expect(list.items.map(\.id) == Array(1...10))
        #expect(list.activity == .refreshing)

        #expect(list.received(Page([21, 22], next: 22), ticket: 3) == nil)
        #expect(list.items.map(\.id) == [21, 22])
        #expect(list.loadMore() == .fetch(cursor: 22, ticket: 4))
    }

    @Test func `an answer counts once, and none that was not asked for (P-1)`() {
        var list = firstPage()

        #expect(list.received(Page([99], next: 99), ticket: 1) == nil)
        list.failed(offline, ticket: 1)

        #expect(list.items.map(\.id) == Array(1...10))
        #expect(list.activity == .idle)
    }

    @Test func `a failed page is asked for again from the same cursor (P-2)`() {
        var list = firstPage()
        _ = list.loadMore()
        list.failed(offline, ticket: 2)
        #expect(list.items.map(\.id) == Array(1...10))
        #expect(list.activity == .failed(offline))

        #expect(list.retry() == .fetch(cursor: 10, ticket: 3))
        list.failed(offline, ticket: 3)
        #expect(list.loadMore() == .fetch(cursor: 10, ticket: 4))
        _ = list.received(Page([11], next: nil), ticket: 4)

        #expect(list.items.map(\.id) == Array(1...11))
        #expect(list.activity == .idle)
        #expect(list.retry() == nil)
    }

    @Test func `a failed refresh keeps list and cursor, and is what a retry repeats (P-2)`() {
        var list = firstPage()
        _ = list.refresh()
        list.failed(offline, ticket: 2)
        #expect(list.items.map(\.id) == Array(1...10))

        var further = list
        #expect(further.loadMore() == .fetch(cursor: 10, ticket: 3))
        #expect(list.retry() == .fetch(cursor: nil, ticket: 3))
    }

    @Test func `without a failure there is nothing to retry (P-2)`() {
        var fresh = List()
        #expect(fresh.retry() == nil)

        var list = firstPage()
        #expect(list.retry() == nil)
    }

    @Test func `giving up returns to what was before, and asks on from the same cursor (L-2, P-2)`()
    {
        var list = firstPage()
        _ = list.loadMore()
        list.cancelled(ticket: 2)
        #expect(list.activity == .idle)
        #expect(list.received(Page([11], next: 11), ticket: 2) == nil)
        #expect(list.items.map(\.id) == Array(1...10))

        #expect(list.loadMore() == .fetch(cursor: 10, ticket: 4))
        list.failed(offline, ticket: 4)
        _ = list.refresh()
        list.cancelled()
        #expect(list.activity == .failed(offline))
        #expect(list.retry() == .fetch(cursor: 10, ticket: 7))
    }

    @Test func `giving up when nothing runs changes nothing (L-2)`() {
        var list = firstPage()

        list.cancelled()

        #expect(list.loadMore() == .fetch(cursor: 10, ticket: 2))
    }

    @Test func `a row that moved to the next page appears once, as it was first (P-3)`() {
        var list = List()
        _ = list.loadMore()
        _ = list.received(Page([1, 2, 1], next: 2, source: "first"), ticket: 1)
        _ = list.loadMore()
        _ = list.received(Page([2, 3, 3], next: nil, source: "second"), ticket: 2)

        #expect(
            list.items == [
                SampleRow(id: 1, source: "first"), SampleRow(id: 2, source: "first"),
                SampleRow(id: 3, source: "second"),
            ]
        )
    }

    @Test func `a refresh reads rows anew (P-1, P-3)`() {
        var list = firstPage()
        _ = list.refresh()
        _ = list.received(Page([2, 1], next: nil, source: "new"), ticket: 2)

        #expect(
            list.items == [SampleRow(id: 2, source: "new"), SampleRow(id: 1, source: "new")]
        )
    }

    @Test func `the end is the missing cursor, not a short page (P-4)`() {
        var list = List()
        _ = list.loadMore()
        _ = list.received(Page([1], next: 1), ticket: 1)
        #expect(list.hasMore)
        #expect(list.loadMore() == .fetch(cursor: 1, ticket: 2))

        _ = list.received(Page(Array(2...100), next: nil), ticket: 2)
        #expect(!list.hasMore)
        #expect(list.loadMore() == nil)
        #expect(list.appeared(100) == nil)
        #expect(list.refresh() == .fetch(cursor: nil, ticket: 3))
    }

    @Test(arguments: [[], [1, 2]])
    func `a page without news asks on, at most three times (P-5)`(rows: [Int]) {
        var list = firstPage()
        #expect(list.loadMore() == .fetch(cursor: 10, ticket: 2))
        #expect(list.received(Page(rows, next: 20), ticket: 2) == .fetch(cursor: 20, ticket: 3))
        #expect(list.received(Page(rows, next: 30), ticket: 3) == .fetch(cursor: 30, ticket: 4))
        #expect(list.activity == .loadingMore)
        #expect(list.received(Page(rows, next: 40), ticket: 4) == .fetch(cursor: 40, ticket: 5))
        #expect(list.received(Page(rows, next: 50), ticket: 5) == nil)
        #expect(list.activity == .idle)
        #expect(list.hasMore)

        #expect(list.loadMore() == .fetch(cursor: 50, ticket: 6))
        #expect(list.received(Page(rows, next: 60), ticket: 6) == .fetch(cursor: 60, ticket: 7))
    }

    @Test func `an empty page is the end when it has no cursor (P-4, P-5)`() {
        var list = List()
        _ = list.loadMore()

        #expect(list.received(Page([], next: 5), ticket: 1) == .fetch(cursor: 5, ticket: 2))
        #expect(list.received(Page([], next: nil), ticket: 2) == nil)
        #expect(list.items.isEmpty)
        #expect(!list.hasMore)
    }

    @Test(arguments: [(1, 10), (3, 8), (0, 10), (-1, 10), (10, 1), (100, 1)])
    func `a row within the distance loads ahead (P-5)`(distance: Int, first: Int) {
        for id in 1...10 {
            var list = firstPage(distance: distance)
            #expect((list.appeared(id) != nil) == (id >= first), "row \(id)")
        }
        var list = firstPage(distance: distance)
        #expect(list.appeared(11) == nil)
    }

    @Test func `rows that appear after a failure do not ask again and again (P-2, P-5)`() {
        var list = firstPage()
        _ = list.appeared(10)
        list.failed(offline, ticket: 2)

        #expect(list.appeared(10) == nil)
        #expect(list.retry() == .fetch(cursor: 10, ticket: 3))
    }
}
