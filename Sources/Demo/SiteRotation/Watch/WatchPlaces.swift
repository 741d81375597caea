import Foundation

/// The files of phone and watch on one machine, both their own and the shared ones.
struct WatchPlaces {
    /// The folder for data; both devices of the demo are in it.
    let dataDirectory: URL

    /// The folder between the two: the queue of the watch and the state of the phone.
    var link: URL { dataDirectory.appending(path: "watch-link", directoryHint: .isDirectory) }
    /// The state for the widgets of the phone.
    var phoneState: URL { dataDirectory.appending(path: "phone/state.json") }
    /// The last state that the watch took over.
    var watchState: URL { dataDirectory.appending(path: "watch/state.json") }
}
