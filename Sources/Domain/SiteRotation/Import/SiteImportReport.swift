/// What an import does, or did (SR-111).
public struct SiteImportReport: Hashable, Sendable {
    /// What the file holds, and what becomes of the entries that are there already.
    public enum Content: Hashable, Sendable {
        case entries(SiteImport.Mode)
        case locations
    }

    public let content: Content
    /// The number of rows that are taken over.
    public var importedCount: Int
    /// The number of entries that give way to those of the file; 0 when merging.
    public var replacedCount: Int
    /// The number of rows that were there already, when merging (SR-108).
    public var presentCount: Int
    /// The number of known locations that a file of locations switches or moves.
    public var updatedCount: Int
    /// The rows that are left out, in the order of the file.
    public var skipped: [SiteImportSkip]
    /// What is set right, in the order of the file.
    public var repairs: [SiteImportRepair]
    /// The locations that are added, in order.
    public var created: [SitePlace]

    public init(
        content: Content,
        importedCount: Int = 0,
        replacedCount: Int = 0,
        presentCount: Int = 0,
        updatedCount: Int = 0,
        skipped: [SiteImportSkip] = [],
        repairs: [SiteImportRepair] = [],
        created: [SitePlace] = []
    ) {
        self.content = content
        self.importedCount = importedCount
        self.replacedCount = replacedCount
        self.presentCount = presentCount
        self.updatedCount = updatedCount
        self.skipped = skipped
        self.repairs = repairs
        self.created = created
    }

    /// The short names of the locations that are added.
    public var createdNames: [String] { created.map(\.shortName) }
}
