/// The forms of a program: data that a host may replace or extend (SG-20).
public struct FormCatalogue: Hashable, Sendable {
    public var forms: [DetailForm]

    public init(forms: [DetailForm]) {
        self.forms = forms
    }

    /// The form with an identifier, `nil` when there is none.
    public func form(_ id: DetailForm.ID) -> DetailForm? {
        forms.first { $0.id == id }
    }

    /// Every category whose names come from a place search, in the order of the forms.
    public var placeCategories: [PlaceCategory] {
        forms.flatMap(\.fields).compactMap { field in
            guard case .places(let category) = field.source else { return nil }
            return category
        }
    }

    /// The field of a category in any of the forms, by its name or by its word in a place index.
    public func field(named name: String) -> FormField? {
        let fields = forms.flatMap(\.fields)
        return fields.first { $0.category.lowercased() == name.lowercased() }
            ?? fields.first { field in
                guard case .places(let category) = field.source else { return false }
                return category.indexWord == name.lowercased()
            }
    }
}
