import MomentumCommandLine

extension ValueFormat where Value == Int {
    /// The number of a person or a team.
    static var serverID: ValueFormat { integer(in: 1...Int(Int32.max)) }
}

extension ValueFormat where Value == [Int] {
    /// Numbers separated by commas.
    static var identifiers: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            var numbers: [Int] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let number = Int32(part.filter { $0 != " " }), number > 0 else {
                    throw ValueProblem(text, "is no list of numbers", hint: "Write it like 1,2,3.")
                }
                numbers.append(Int(number))
            }
            return numbers
        }
    }
}
