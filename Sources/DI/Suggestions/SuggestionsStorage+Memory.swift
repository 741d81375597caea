public import MomentumSuggestionsData

// Here, so that a program with answers in memory imports the assembly alone.
extension SuggestionsStorage {
    /// In memory: the answers last as long as the container.
    public static var inMemory: SuggestionsStorage {
        SuggestionsStorage { _ in InMemoryDetailAnswersRepository() }
    }
}
