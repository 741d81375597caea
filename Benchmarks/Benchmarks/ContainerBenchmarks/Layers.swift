// Thirty-two new services in five layers: 1 + 2 + 4 + 8 + 16, and one leaf more under the top.

protocol Leaf: Sendable {}
protocol Layer4: Sendable {}
protocol Layer3: Sendable {}
protocol Layer2: Sendable {}
protocol Top: Sendable {}

final class LeafService: Leaf {}

final class Service4: Layer4 {
    private let left: any Leaf
    private let right: any Leaf

    init(left: any Leaf, right: any Leaf) {
        self.left = left
        self.right = right
    }
}

final class Service3: Layer3 {
    private let left: any Layer4
    private let right: any Layer4

    init(left: any Layer4, right: any Layer4) {
        self.left = left
        self.right = right
    }
}

final class Service2: Layer2 {
    private let left: any Layer3
    private let right: any Layer3

    init(left: any Layer3, right: any Layer3) {
        self.left = left
        self.right = right
    }
}

final class TopService: Top {
    private let left: any Layer2
    private let right: any Layer2
    private let leaf: any Leaf

    init(left: any Layer2, right: any Layer2, leaf: any Leaf) {
        self.left = left
        self.right = right
        self.leaf = leaf
    }
}
