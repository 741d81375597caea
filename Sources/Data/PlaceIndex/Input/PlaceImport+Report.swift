extension PlaceImport {
    /// The numbers of accepted and refused rows and aliases, and the first problems.
    public struct Report: Hashable, Sendable {
        /// A skipped row.
        public struct Problem: Hashable, Sendable {
            /// The line number, from 1.
            public let line: Int
            public let problem: RowProblem
        }

        /// The maximum number of listed problems; further ones are only counted.
        private static let listedProblems = 100

        public private(set) var accepted = 0
        public private(set) var refused = 0
        /// The number of refused other names: empty, too long, redundant, or more than 32 for a
        /// place.
        public private(set) var refusedAliases = 0
        /// The first 100 problems.
        public private(set) var problems: [Problem] = []

        mutating func record(refusedAliases: Int) {
            self.refusedAliases += refusedAliases
        }

        mutating func record(_ problem: RowProblem?, line: Int) {
            guard let problem else {
                accepted += 1
                return
            }
            refused += 1
            if problems.count < Self.listedProblems {
                problems.append(Problem(line: line, problem: problem))
            }
        }
    }
}
