/// What a mutation's answer changes in the lists that are cached (BX-2).
public enum GraphQLPatch: Hashable, Sendable {
    /// The entity below the mutation's root field takes the place of its older version, or is
    /// added.
    case upsert(from: String, list: String)
    /// The entity whose id is the variable `id` leaves the list.
    case remove(list: String)
}
