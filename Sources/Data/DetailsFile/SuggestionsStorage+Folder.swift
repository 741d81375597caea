public import Foundation
public import MomentumSuggestionsData

extension SuggestionsStorage {
    /// The file `details.json` of a folder, which need not exist yet.
    public static func folder(_ folder: URL) -> SuggestionsStorage {
        SuggestionsStorage {
            FileDetailAnswersRepository(
                file: folder.appending(path: "details.json"),
                catalogue: $0.catalogue,
                clock: $0.clock
            )
        }
    }
}
