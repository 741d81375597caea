import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The chapter of the tour on several devices.
///
/// The tour's chapter on sync: two devices that logged separately meet in a folder. A watch with a
/// bad radio is processed once.
@MainActor
struct SyncTour {
    /// One of the devices, with its own records.
    private struct Device {
        let name: String
        let root: CompositionRoot
        let status: SiteSyncStatusViewModel
    }

    let context: CommandContext
    let folder: URL
    let log: TourLog

    private var shared: DirectorySyncFolder {
        DirectorySyncFolder(folder.appending(path: "shared").path(percentEncoded: false))
    }

    func run() async throws {
        log.chapter(said("Several devices"))
        try await shared.make()
        let phone = try device("phone")
        let tablet = try device("tablet")
        try await logApart(phone, tablet)
        try await meet(phone, tablet)
        try await SyncTourWatch(
            context: context,
            folder: place(of: phone.name),
            phone: phone.root,
            log: log
        ).run()
    }

    private func place(of device: String) -> URL {
        folder.appending(path: "devices/\(device)", directoryHint: .isDirectory)
    }

    private func device(_ name: String) throws -> Device {
        let root = try CompositionRoot(
            .init(
                context: context.on(place(of: name)),
                syncPlace: SiteSyncPlace(folder: shared)
            )
        )
        return Device(name: name, root: root, status: root.syncing.makeStatusViewModel())
    }

    private func logApart(_ phone: Device, _ tablet: Device) async throws {
        for (device, number, hours) in [(phone, 0, 30.0), (tablet, 1, 6.0)] {
            let selection = device.root.sites.makeSelectionViewModel(
                router: device.root.router.projected(.sites)
            )
            await selection.load()
            guard selection.recommended.indices.contains(number) else {
                throw TourFailure(step: "the selection", state: selection.sites)
            }
            let site = selection.recommended[number]
            selection.choose(site.id)
            selection.edit { $0.time = context.dates.now.addingTimeInterval(-hours * 3600) }
            await selection.confirm()
            guard case .saved = selection.state else {
                throw TourFailure(step: "logging on the \(device.name)", state: selection.state)
            }
            let name = TerminalText.translated(device.name)
            log.step(said("The \(name) logged \(site.title) by itself"), state: selection.state)
        }
    }

    private func meet(_ phone: Device, _ tablet: Device) async throws {
        try await sync(phone, said("The phone published what it knows"))

        tablet.status.appear()
        await tablet.status.sync().value
        guard let question = tablet.status.question else {
            throw TourFailure(step: "another history", state: tablet.status.state.status)
        }
        let text = SiteSyncText(
            texts: tablet.root.sites.display.texts.sync,
            zone: context.calendar.timeZone
        )
        log.step(
            said("The tablet found another history there, and asks before it joins them"),
            state: "asking",
            details: [
                "this device: \(text.history(question.own))",
                "the folder:  \(text.history(question.folder))",
            ]
        )

        try await sync(tablet, said("Both were joined on the tablet"), joining: .both)
        try await sync(phone, said("The phone received what the tablet had logged"))
        let records = try await phone.root.sites.newestRecords()
        let same = try await tablet.root.sites.newestRecords()
        guard records.entries == same.entries, records.entries.count == 2,
            records.entries.filter(\.isOpen).count == 1
        else { throw TourFailure(step: "comparing the devices", state: "different records") }
        let texts = phone.root.sites.display.texts
        log.step(
            said("Both devices have the same 2 entries, and one site is worn"),
            state: phone.status.state.status,
            details: records.entries.map { entry in
                let site = records.location(entry.locationID)
                    .map { texts.displayName(of: $0.place) }
                let name = site ?? said("a site")
                return entry.isOpen ? "\(name), worn now" : "\(name)"
            }
        )
    }

    private func sync(
        _ device: Device,
        _ text: String,
        joining choice: SiteJoinChoice? = nil
    ) async throws {
        let before = device.status.state.completedSyncs
        device.status.appear()
        await device.status.sync(joining: choice).value
        try await device.status.wait { $0.completedSyncs > before }
        guard device.status.state.status == .synced else {
            throw TourFailure(step: "a sync", state: device.status.state.status)
        }
        log.step(text, state: device.status.state.status)
    }
}
