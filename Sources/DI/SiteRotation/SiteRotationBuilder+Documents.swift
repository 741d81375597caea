package import MomentumContainer
package import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation

extension SiteRotationBuilder {
    public func makeImportViewModel() -> SiteImportViewModel {
        SiteImportViewModel(
            prepareImport: prepareImport,
            carryOutImport: carryOutImport,
            dates: dates,
            words: display.texts.words
        )
    }

    /// The import of a table of any program.
    public func makeImportMappingViewModel() -> SiteImportMappingViewModel {
        SiteImportMappingViewModel(
            mapImport: mapImport,
            carryOutImport: carryOutImport,
            dates: dates,
            words: display.texts.words
        )
    }

    public func makeExportViewModel() -> SiteExportViewModel {
        SiteExportViewModel(export: export, dates: dates, display: display)
    }
}

/// The parts behind the screens, for programs without screens.
extension SiteRotationBuilder {
    package func makeKnownSyncFolder() throws(ContainerError) -> any KnownSyncFolderRepository {
        try container.resolve((any KnownSyncFolderRepository).self)
    }

    package func makeExport() throws(ContainerError) -> any ExportSiteRecordsUseCaseProtocol {
        try container.resolve((any ExportSiteRecordsUseCaseProtocol).self)
    }
}
