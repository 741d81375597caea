/// Something that lives as long as a screen is shown.
@MainActor
struct ScreenAttachment {
    let value: Any
    let leave: () -> Void
}
