/// How a Photon server is asked for a category; any parameter it does not know it answers with an
/// error, so its version has to be known.
public enum PhotonFilter: Hashable, Sendable {
    /// `include`, from version 1.0 on.
    case include
    /// `osm_tag`, up to version 0.x; deprecated since 1.0.
    case osmTag
}
