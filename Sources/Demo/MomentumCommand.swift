/// The terminal front end of the suite, and its composition root.
@main
struct MomentumCommand {
    static func main() {
        print("momentum")
    }
}
