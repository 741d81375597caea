/// Where one container has one service: an array element that knows its own type.
protocol Box: AnyObject, Sendable {}
