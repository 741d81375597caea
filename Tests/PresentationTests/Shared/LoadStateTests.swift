import MomentumPresentation
import Testing

@Suite struct LoadStateTests {
    typealias State = LoadState<Int, String>

    @Test(
        arguments: [
            (.idle, nil, nil, false), (.loading(previous: nil), nil, nil, true),
            (.loading(previous: 1), 1, nil, true), (.loaded(2), 2, nil, false),
            (.failed("off", previous: nil), nil, "off", false),
            (.failed("off", previous: 3), 3, "off", false),
        ] as [(State, Int?, String?, Bool)]
    )
    func `value, failure and activity follow from the state (L-3, L-5)`(
        state: State,
        value: Int?,
        failure: String?,
        isLoading: Bool
    ) {
        #expect(state.value == value)
        #expect(state.failure == failure)
        #expect(state.isLoading == isLoading)
    }

    @Test(
        arguments: [
            (.idle, .idle), (.loading(previous: nil), .loading(previous: nil)),
            (.loading(previous: 1), .loading(previous: "1")), (.loaded(2), .loaded("2")),
            (.failed("off", previous: 3), .failed("off", previous: "3")),
        ] as [(State, LoadState<String, String>)]
    )
    func `a state of something else keeps the previous value too (L-3)`(
        state: State,
        mapped: LoadState<String, String>
    ) {
        #expect(state.map { "\($0)" } == mapped)
    }

    @Test(
        arguments: [
            (.idle, .idle, .idle),
            (.idle, .loaded(1), .idle),
            (.loaded(1), .loading(previous: nil), .loading(previous: nil)),
            (.loaded(1), .loading(previous: 2), .loading(previous: [1, 2])),
            (.loaded(1), .loaded(2), .loaded([1, 2])),
            (.failed("off", previous: 1), .loaded(2), .failed("off", previous: [1, 2])),
            (.loaded(1), .failed("off", previous: nil), .failed("off", previous: nil)),
            (
                .failed("one", previous: 1), .failed("two", previous: 2),
                .failed("one", previous: [1, 2])
            ),
            (.loading(previous: 1), .failed("off", previous: 2), .failed("off", previous: [1, 2])),
        ] as [(State, State, LoadState<[Int], String>)]
    )
    func `two states make one, and what is known of both stays on screen (L-3)`(
        first: State,
        second: State,
        both: LoadState<[Int], String>
    ) {
        #expect(first.combined(with: second) { [$0, $1] } == both)
    }

    @Test(
        arguments: [
            (.idle, .loaded(1), .idle),
            (.loaded(1), .idle, .idle),
            (.loaded(1), .loading(previous: nil), .loading(previous: [1, nil])),
            (.loaded(1), .loaded(2), .loaded([1, 2])),
            (.loaded(1), .failed("off", previous: nil), .failed("off", previous: [1, nil])),
            (.failed("off", previous: nil), .loaded(2), .failed("off", previous: nil)),
        ] as [(State, State, LoadState<[Int?], String>)]
    )
    func `a state besides another keeps its own value on screen (L-3, GQ-17)`(
        own: State,
        other: State,
        both: LoadState<[Int?], String>
    ) {
        #expect(own.combined(besides: other) { [$0, $1] } == both)
    }
}
