/// The version of the suite, which the program prints and every request includes.
package enum SuiteVersion {
    package static let text = "0.1.0"
}
