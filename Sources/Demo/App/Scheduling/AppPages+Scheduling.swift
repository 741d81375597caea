import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingPresentation

extension AppPages {
    /// The page for a screen of people and teams.
    func page(for screen: SchedulingScreen) -> any AppPage {
        let (builder, dates) = (root.scheduling, context.dates)
        // Deleting a row leaves a list in place, so this router has nothing to leave.
        let router = root.router.projected(.scheduling)
        return switch screen {
        case .users(let model):
            PeoplePage(
                model,
                feed: builder.feed,
                locale: context.locale,
                dates: dates,
                person: { builder.makeUserViewModel(id: $0, router: router) },
                open: open
            )
        case .user(let model): PersonPage(model, feed: builder.feed, dates: dates)
        case .newUser(let model), .editUser(let model): PersonFormPage(model)
        case .teams(let model):
            TeamsPage(
                model,
                feed: builder.feed,
                locale: context.locale,
                dates: dates,
                team: { builder.makeTeamViewModel(id: $0, router: router) },
                open: open
            )
        case .team(let model): TeamPage(model, feed: builder.feed, dates: dates)
        case .newTeam(let model), .editTeam(let model): TeamFormPage(model, feed: builder.feed)
        }
    }
}
