import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

struct CounterRangesTests {
    @Test(arguments: 1...50)
    func `ranges hold the numbers that were put in, in whatever order (ST-44)`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var numbers: Set<UInt64> = []
        var ranges = CounterRanges()
        for _ in 0..<60 {
            let number = UInt64.random(in: 0..<80, using: &generator)
            numbers.insert(number)
            ranges.insert(number)
        }
        #expect(ranges.ranges.flatMap { Array($0) } == numbers.sorted())
        #expect(ranges.next == (numbers.max() ?? 0) + 1)
        let missing = Set(0..<ranges.next).subtracting(numbers)
        #expect(ranges.gaps.flatMap { Array($0) } == missing.sorted())
        for (left, right) in zip(ranges.ranges, ranges.ranges.dropFirst()) {
            #expect(left.upperBound + 1 < right.lowerBound)
        }
    }

    @Test(arguments: 1...50)
    func `what others do not have is left, whatever overlaps (ST-45)`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (numbers, others) = (generator.numbers(), generator.numbers())

        let rest = CounterRanges(numbers).subtracting(CounterRanges(others))

        #expect(rest == CounterRanges(numbers.subtracting(others)))
        #expect(CounterRanges([.max]).subtracting(CounterRanges([.max])) == CounterRanges())
    }
}

extension SeededGenerator {
    /// Some of the lowest numbers, now few and now many of them.
    fileprivate mutating func numbers() -> Set<UInt64> {
        let count = Int.random(in: 0...100, using: &self)
        return Set((0..<count).map { _ in UInt64.random(in: 0..<40, using: &self) })
    }
}

extension CounterRanges {
    fileprivate init(_ numbers: Set<UInt64>) {
        self.init()
        for number in numbers { insert(number) }
    }
}
