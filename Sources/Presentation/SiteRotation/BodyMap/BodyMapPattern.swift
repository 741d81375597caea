import MomentumSiteRotationDomain

/// The colours and patterns of a body map's levels, in light and dark mode.
enum BodyMapPattern {
    /// The rules for both colour schemes.
    static var style: String {
        let light = rules(ground: "#FFFFFF", body: "#F1EFEC", line: "#8A8580", ink: "#1A1A1A") {
            colours(of: $0).light
        }
        let dark = rules(ground: "#14171A", body: "#22272C", line: "#767F88", ink: "#F2F2F2") {
            colours(of: $0).dark
        }
        let patterns = BodyMapLevel.allCases.map { ".\($0.rawValue){fill:url(#\($0.rawValue))}" }
        return patterns.joined() + ".neverUsed.region{stroke-dasharray:2 2}"
            + ".region{stroke-width:1}.ring{fill:none;stroke-width:1.5}"
            + ".mark{font-weight:600;paint-order:stroke;stroke-width:2.5px;stroke-linejoin:round}"
            + light + "@media (prefers-color-scheme:dark){\(dark)}"
    }

    /// The pattern of each level.
    static var definitions: String {
        BodyMapLevel.allCases.map { level in
            #"<pattern id="\#(level.rawValue)" width="6" height="6" "#
                + #"patternUnits="userSpaceOnUse"><rect class="f-\#(level.rawValue)" "#
                + #"width="6" height="6"/>\#(marks(of: level))</pattern>"#
        }
        .joined()
    }

    private static func rules(
        ground: String,
        body: String,
        line: String,
        ink: String,
        fill: (BodyMapLevel) -> String?
    ) -> String {
        let fills = BodyMapLevel.allCases.map { ".f-\($0.rawValue){fill:\(fill($0) ?? ground)}" }
        return fills.joined()
            + ".ground{fill:\(ground)}.body{fill:\(body);stroke:\(line)}.region{stroke:\(ink)}"
            + "text{fill:\(ink)}.mark{stroke:\(ground)}.ring,.line{stroke:\(ground)}"
            + ".dot{fill:\(ink)}.hatch{stroke:\(ink)}"
    }

    private static func colours(of level: BodyMapLevel) -> (light: String?, dark: String?) {
        switch level {
        case .inUse, .days0: ("#6B1D00", "#FFD9A0")
        case .days3: ("#B4500F", "#F08C2E")
        case .days7: ("#E39A45", "#9C4A12")
        case .days14: ("#CFE3EF", "#2B4F70")
        case .neverUsed: (nil, nil)
        case .resting: ("#D5D9DE", "#4A525C")
        }
    }

    private static func marks(of level: BodyMapLevel) -> String {
        switch level {
        case .inUse, .days0, .neverUsed: ""
        case .days3: #"<path class="line" d="M0 3H6M3 0V6"/>"#
        case .days7: #"<path class="line" d="M0 3H6"/>"#
        case .days14: #"<circle class="dot" cx="3" cy="3" r="0.6"/>"#
        case .resting: #"<path class="hatch" d="M0 6L6 0"/>"#
        }
    }
}
