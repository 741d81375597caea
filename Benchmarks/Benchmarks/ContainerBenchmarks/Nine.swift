// Three new services over nine kept ones: a view model, two use cases, their repositories.

protocol Kept1: Sendable {}
protocol Kept2: Sendable {}
protocol Kept3: Sendable {}
protocol Kept4: Sendable {}
protocol Kept5: Sendable {}
protocol Kept6: Sendable {}
protocol Kept7: Sendable {}
protocol Kept8: Sendable {}
protocol Kept9: Sendable {}

/// Implements all nine, which differ only in the type under which each is registered.
final class Repository: Kept1, Kept2, Kept3, Kept4, Kept5, Kept6, Kept7, Kept8, Kept9 {}

protocol LogUseCase: Sendable {}
protocol ReadUseCase: Sendable {}
protocol Screen: Sendable {}

final class LogService: LogUseCase {
    private let one: any Kept1
    private let two: any Kept2
    private let three: any Kept3

    init(one: any Kept1, two: any Kept2, three: any Kept3) {
        self.one = one
        self.two = two
        self.three = three
    }
}

final class ReadService: ReadUseCase {
    private let four: any Kept4
    private let five: any Kept5
    private let six: any Kept6

    init(four: any Kept4, five: any Kept5, six: any Kept6) {
        self.four = four
        self.five = five
        self.six = six
    }
}

final class HomeScreen: Screen {
    private let log: any LogUseCase
    private let read: any ReadUseCase
    private let seven: any Kept7
    private let eight: any Kept8
    private let nine: any Kept9

    init(
        log: any LogUseCase,
        read: any ReadUseCase,
        seven: any Kept7,
        eight: any Kept8,
        nine: any Kept9
    ) {
        self.log = log
        self.read = read
        self.seven = seven
        self.eight = eight
        self.nine = nine
    }
}
