public import MomentumSuggestionsDomain

/// The storage of the detail forms' answers.
///
/// `MomentumDetailsFile` adds a file; a program that keeps no answers does not compile it.
public struct SuggestionsStorage: Sendable {
    package let make: @Sendable (SuggestionsSources.Context) -> any DetailAnswersRepository

    /// A storage of the program's own, created once with the services of the program.
    public init(
        _ make: @escaping @Sendable (SuggestionsSources.Context) -> any DetailAnswersRepository
    ) {
        self.make = make
    }
}
