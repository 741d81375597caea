extension Router {
    /// The navigation of the feature whose routes are embedded at `place`, for its Builder.
    public func projected<Part>(_ place: RouteCase<R, Part>) -> ProjectedRouter<R, Part> {
        ProjectedRouter(self, place)
    }
}
