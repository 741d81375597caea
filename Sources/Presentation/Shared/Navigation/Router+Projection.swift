extension Router {
    /// The navigation of the feature whose routes stand at `place`, for its Builder.
    public func projected<Part>(_ place: RouteCase<R, Part>) -> ProjectedRouter<R, Part> {
        ProjectedRouter(self, place)
    }
}
