/// The sizes that views get in the available room.
enum Layout {
    /// The preferred width of a view in columns.
    static func width(of view: View) -> Int {
        switch view.content {
        case .text(let lines, _): lines.map(\.displayWidth).max() ?? 0
        case .row(let views, let gap):
            views.map { wanted($0.width, width(of: $0)) }.reduce(0, +)
                + gap * max(views.count - 1, 0)
        case .column(let views): views.map { wanted($0.width, width(of: $0)) }.max() ?? 0
        case .box(let title, let foot, let view):
            max(wanted(view.width, width(of: view)), title.displayWidth + 4, foot.displayWidth + 4)
                + 2
        case .table: 40
        case .field(let editor, _): max(editor.text.displayWidth + 3, 12)
        case .prompt(let editor): editor.text.displayWidth + 1
        case .bar: 12
        case .overlay(let view, let below): max(width(of: view), width(of: below))
        case .spacer: 0
        }
    }

    /// The height of a view in lines at a width.
    static func height(of view: View, width: Int) -> Int {
        switch view.content {
        case .text(let lines, let wraps):
            return wraps
                ? lines.map { $0.wrapped(to: width).count }.reduce(0, +) : lines.count
        case .row(let views, let gap):
            let widths = widths(of: views, gap: gap, in: width)
            return zip(views, widths).map { wanted($0.height, height(of: $0, width: $1)) }.max()
                ?? 0
        case .column(let views):
            return views.map { wanted($0.height, height(of: $0, width: width)) }.reduce(0, +)
        case .box(_, _, let view):
            return wanted(view.height, height(of: view, width: max(width - 2, 0))) + 2
        case .table(let table): return table.count + (table.hasTitles ? 1 : 0)
        case .field, .prompt, .bar: return 1
        case .overlay(let view, let below):
            return max(height(of: view, width: width), height(of: below, width: width))
        case .spacer: return 0
        }
    }

    static func widths(of views: [View], gap: Int, in total: Int) -> [Int] {
        let room = total - gap * max(views.count - 1, 0)
        return share(views.map { ($0.width, width(of: $0)) }, of: room)
    }

    static func heights(of views: [View], in area: Area) -> [Int] {
        share(views.map { ($0.height, height(of: $0, width: area.width)) }, of: area.height)
    }

    /// The views of a column, without the first ones if the focused one would not fit.
    static func visible(_ views: [View], in area: Area) -> ArraySlice<View> {
        guard let focused = views.firstIndex(where: \.hasFocus) else { return views[...] }
        let heights = views[...focused].map { view in
            view.height == .fill ? 0 : wanted(view.height, height(of: view, width: area.width))
        }
        var (first, rest) = (0, heights.reduce(0, +) - area.height)
        while rest > 0, first < focused {
            rest -= heights[first]
            first += 1
        }
        return views[first...]
    }

    /// The length of a single view.
    static func length(_ length: View.Length, _ content: Int, of total: Int) -> Int {
        share([(length, content)], of: total)[0]
    }

    /// Gives each view its length; filling views share the rest.
    static func share(_ wanted: [(length: View.Length, content: Int)], of total: Int) -> [Int] {
        var rest = max(total, 0)
        var lengths = wanted.map { length, content in
            let size: Int
            switch length {
            case .fit: size = content
            case .fixed(let count): size = max(count, 0)
            case .fraction(let part): size = Int(Double(max(total, 0)) * min(max(part, 0), 1))
            case .fill: return 0
            }
            let given = min(size, rest)
            rest -= given
            return given
        }
        let filling = wanted.indices.filter { wanted[$0].length == .fill }
        for (offset, index) in filling.enumerated() {
            lengths[index] = rest / (filling.count - offset)
            rest -= lengths[index]
        }
        return lengths
    }

    private static func wanted(_ length: View.Length, _ content: Int) -> Int {
        if case .fixed(let count) = length { max(count, 0) } else { content }
    }
}
