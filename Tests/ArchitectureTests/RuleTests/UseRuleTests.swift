import Testing

/// The rules that look for pieces of code: each finds bad code and passes good code.
@Suite struct UseRuleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let rule: any SourceRule
        let folder: String
        let bad: [String]
        let good: [String]

        var testDescription: String { "\(folder): \(rule.name)" }
    }

    static let samples = [
        Sample(
            rule: AmbientRule(),
            folder: "Sources/Domain/Shared",
            bad: [
                "let a = Date()", "let a = Foundation.Date()", "let a = Date.now", "f(at: .now)",
                "func f(at date: Date = .now) {}", "let text = \"\\(Date())\"",
                "a.timeIntervalSinceNow", "Date(timeIntervalSinceNow: 3)",
                "ProcessInfo.processInfo",
                "ContinuousClock()", "let a = Locale.current", "f(locale: .current)",
                "Calendar.current", "Calendar.autoupdatingCurrent", "TimeZone.current",
                "a.formatted()", "a.localizedStandardCompare(b)", "UUID()", "Int.random(in: 0..<5)",
                "Bool.random()", "list.shuffled()", "list.randomElement()",
                "SystemRandomNumberGenerator()", "a.hashValue", "var hasher = Hasher()",
            ],
            good: [
                "clock.now", "wallClock.now", "let now: Date", "Date(timeIntervalSince1970: 0)",
                "// Date()", "let text = \"Date.now\"", "page.current", "let current = 1",
                "UUID(uuidString: text)", "Int.random(in: 0..<5, using: &generator)",
                "list.shuffled(using: &generator)", "func hash(into hasher: inout Hasher) {}",
                "Calendar(identifier: .gregorian)", "case now", "a.formatted(style)",
            ]
        ),
        Sample(
            rule: AmbientRule(),
            folder: "Sources/Presentation/Shared",
            bad: ["let a = Date()", "f(locale: .current)"],
            good: ["f(locale: locale)"]
        ),
        Sample(
            rule: AmbientRule(),
            folder: "Sources/Data/Shared",
            bad: [],
            good: ["let a = Date()", "UUID()"]
        ),
        Sample(
            rule: StorageRule(),
            folder: "Sources/Presentation/Shared",
            bad: [
                "FileManager.default", "URLSession.shared", "JSONEncoder()", "let a: JSONDecoder",
                "try Data(contentsOf: url)", "try text.write(to: url)", "UserDefaults.standard",
            ],
            good: [
                "let data: Data", "Data(bytes)", "let title = \"FileManager\"", "URL(string: a)",
            ]
        ),
        Sample(
            rule: OutputRule(),
            folder: "Sources/Data/Shared",
            bad: [
                "print(a)", "Swift.print(a)", "debugPrint(a)", "dump(a)",
                "FileHandle.standardError",
            ],
            good: [
                "page.print(a)", "func print(_ text: String) {}", "let print = 1", "/// print(a)",
            ]
        ),
        Sample(rule: OutputRule(), folder: "Sources/Demo", bad: [], good: ["print(a)"]),
        Sample(
            rule: JSONRule(),
            folder: "Sources/Demo",
            bad: [
                "try JSONDecoder().decode(A.self, from: data)",
                "try decoder.decode(A.self, from: data, configuration: b)",
                "try JSONSerialization.jsonObject(with: data)",
            ],
            good: [
                "try JSONDecoder().decode(A.self, fromOutside: data)",
                "try values.decode(A.self, forKey: .a)", "try value.decode(A.self)",
                "JSONSerialization.object(fromOutside: data)", "try A(from: decoder)",
            ]
        ),
        Sample(
            rule: JSONRule(),
            folder: "Sources/Data/Shared/JSON",
            bad: [],
            good: ["try self.decode(A.self, from: data)"]
        ),
        Sample(
            rule: ConcurrencyRule(),
            folder: "Tests/DataTests",
            bad: [
                "DispatchQueue.main.async {}", "let a: DispatchSemaphore", "NSLock()", "Thread {}",
            ],
            good: ["Task {}", "Mutex(0)", "let threads = 4", "// Blocks.\nThread {}"]
        ),
        Sample(
            rule: SafetyRule(),
            folder: "Sources/Domain/Shared",
            bad: [
                "fatalError()", "Swift.fatalError()", "preconditionFailure(\"a\")", "try! f()",
                "a as! B", "nonisolated(unsafe) var a = 1", "final class A: @unchecked Sendable {}",
                "precondition(a > 0)", "unsafeBitCast(a, to: B.self)", "a.map(\\.b?.c)",
                "let path = \\A.b.c?.d", "nonisolated(nonsending) func a() async {}",
            ],
            good: [
                "try f()", "try? f()", "a as? B", "a != b", "a.map(\\.b.c)", "a.map { $0.b?.c }",
                "isB ? a[keyPath: \\.b] : nil",
                "// All state is behind the lock.\nfinal class A: @unchecked Sendable {}",
                "// An empty list is refused by the initialiser.\nprecondition(a > 0)",
                "let text = \"fatalError()\"",
            ]
        ),
        Sample(
            rule: SleepRule(),
            folder: "Tests/DataTests",
            bad: [
                "try await Task.sleep(for: .seconds(1))", "usleep(3)", "sleep(1)",
                "try await ContinuousClock().sleep(for: .seconds(1))",
            ],
            good: ["try await clock.sleep(for: .seconds(1))", "func sleep(until: Instant) {}"]
        ),
        Sample(
            rule: GlobalStateRule(),
            folder: "Sources/Data/Shared",
            bad: [
                "var a = 1", "struct S { static var a = 1 }",
                "enum E { struct S { static var a: Int? } }",
                "extension S { private static var a: [Int] = [] }",
            ],
            good: [
                "let a = 1", "struct S { static let a = 1; var b = 2 }",
                "extension S { static var a: Int { 1 } }",
                "protocol P { static var a: Int { get } }",
                "func f() { var a = 1 }",
            ]
        ),
        Sample(
            rule: CommentRule(),
            folder: "Tests/DataTests",
            bad: ["// TODO: more", "/* FIXME */", "/// HACK"],
            good: ["let TODO = 1", "// A to-do list", "let text = \"TODO\""]
        ),
        Sample(
            rule: ResolveRule(),
            folder: "Sources/DI/SiteRotation",
            bad: ["try container.resolve(A.self)"],
            good: ["resolve(A.self)", "container.resolver"]
        ),
        Sample(
            rule: ResolveRule(),
            folder: "Sources/Demo/CommandLine",
            bad: ["import MomentumContainer\nlet a = try container.resolve(A.self)"],
            good: ["let path = table.resolve(word)"]
        ),
        Sample(
            rule: ResolveRule(),
            folder: "Sources/DI/Container",
            bad: [],
            good: ["try container.resolve(A.self)"]
        ),
    ]

    @Test(arguments: samples)
    func `bad code is found where it stands (AK-1, AK-5, AK-10, AK-12, AK-21, AK-22, K-9, TR-12)`(
        sample: Sample
    ) {
        for code in sample.bad {
            let lines = sample.rule.lines(in: "\n" + code, at: "\(sample.folder)/A.swift")

            #expect(lines == [code.split(separator: "\n").count + 1], "\(code)")
        }
    }

    @Test(arguments: samples)
    func `good code is left alone (AK-1, AK-5, AK-10, AK-12, AK-21, AK-22, K-9)`(sample: Sample) {
        for code in sample.good {
            #expect(sample.rule.lines(in: code, at: "\(sample.folder)/A.swift") == [], "\(code)")
        }
    }

    @Test(arguments: ["SiteRotationBuilder", "SiteRotationBuilder+Forms"])
    func `Builders resolve (K-9, AK-21, HS-34)`(name: String) {
        let code = "import MomentumContainer\nlet a = try container.resolve(A.self)"

        #expect(ResolveRule().lines(in: code, at: "Sources/DI/SiteRotation/\(name).swift") == [])
    }

    @Test func `a file above 300 lines, or 200 with several types, gives a reason (HS-26)`() {
        let lines = String(repeating: "a\n", count: 300)
        let types = "struct A { let b: B }\nstruct B {}\n" + String(repeating: "\n", count: 198)

        #expect(LengthRule().lines(in: types) == [])
        #expect(LengthRule().lines(in: types + "\n") == [201])
        #expect(LengthRule().lines(in: lines) == [])
        #expect(LengthRule().lines(in: lines + "a\n") == [301])
        #expect(
            LengthRule().lines(in: "// Longer than 300 lines because it is a table.\n" + lines)
                == []
        )
    }

    @Test func `a comment beyond column 100 is found, code and addresses are left alone`() {
        let wide = String(repeating: "é", count: 98)

        #expect(WidthRule().lines(in: "let a = 1\n  //\(wide)\n//\(wide)") == [2])
        #expect(WidthRule().lines(in: "/*\n\(wide)abc\n*/") == [2])
        #expect(WidthRule().lines(in: "let a = \"\(wide)\" + \"//\(wide)\"") == [])
        #expect(WidthRule().lines(in: "/// https://\(wide)") == [])
    }
}
