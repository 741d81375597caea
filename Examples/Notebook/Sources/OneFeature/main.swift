import Foundation
import MomentumContainer
import MomentumDI
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation

var builder = ContainerBuilder()
builder.install(SystemAssembly(calendar: .current, locale: .current))
builder.install(SiteRotationAssembly(storage: .inMemory))
let sites = try SiteRotationBuilder(container: builder.build(), version: "1")
let home = sites.makeHomeViewModel(router: Router())
await home.load()
print(home.texts?.title ?? "")
