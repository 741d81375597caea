import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Testing

/// Random sequences of events against a server whose list moves.
@Suite struct PaginationModelTests {
    typealias List = Pagination<SampleRow, Int>

    /// Answers by offset, as servers with page numbers do: rows move when one is inserted in front.
    struct Server {
        var rows = Array(0..<20)

        func page(at offset: Int?) -> Page<SampleRow, Int> {
            let start = min(offset ?? 0, rows.count)
            let end = min(start + 4, rows.count)
            return Page(Array(rows[start..<end]), next: end < rows.count ? end : nil)
        }
    }

    /// At most one request counts at any time, and its answer alone changes the list.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `rows stay unique, and in the end all are there, in order (L-6, P-1, P-2, P-3, P-4)`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        var server = Server()
        var list = List(distance: 2)
        var requests: [List.Effect] = []

        for _ in 0..<60 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: requests.append(list.refresh())
            case 8: requests.append(list.reload())
            case 1: requests += [list.loadMore()].compactMap(\.self)
            case 2: requests += [list.retry()].compactMap(\.self)
            case 3:
                if let row = list.items.last {
                    requests += [list.appeared(row.id)].compactMap(\.self)
                }
            case 4: server.rows.insert(server.rows.count, at: 0)
            default:
                guard let index = requests.indices.randomElement(using: &random) else { break }
                let request = requests.remove(at: index)
                if let next = deliver(request, of: server, to: &list, with: &random) {
                    requests.append(next)
                }
            }
            #expect(Set(list.items.map(\.id)).count == list.items.count, "seed \(seed)")
        }

        // From here on nothing fails and nothing moves.
        var next = Optional(Bool.random(using: &random) ? list.reload() : list.refresh())
        while case .fetch(let cursor, let ticket, _) = next {
            next = list.received(server.page(at: cursor), ticket: ticket) ?? list.loadMore()
        }
        #expect(list.items.map(\.id) == server.rows, "seed \(seed)")
        #expect(!list.hasMore)
    }

    /// Answers, fails or cancels one request, which may have been overtaken long ago.
    private func deliver(
        _ request: List.Effect,
        of server: Server,
        to list: inout List,
        with random: inout SeededGenerator
    ) -> List.Effect? {
        guard case .fetch(let cursor, let ticket, _) = request else { return nil }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: list.failed(ErrorMessage("Offline.", domain: "Test"), ticket: ticket)
        case 1: list.cancelled(ticket: ticket)
        default: return list.received(server.page(at: cursor), ticket: ticket)
        }
        return nil
    }
}
