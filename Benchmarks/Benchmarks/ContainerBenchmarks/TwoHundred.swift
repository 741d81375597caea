// Two hundred services: ten columns of twenty, each needing none to three of those above it.

final class Row0<Column>: Sendable { init() {} }
final class Row1<Column>: Sendable { init(_: Row0<Column>) {} }
final class Row2<Column>: Sendable { init(_: Row0<Column>, _: Row1<Column>) {} }
final class Row3<Column>: Sendable { init() {} }
final class Row4<Column>: Sendable { init(_: Row3<Column>) {} }
final class Row5<Column>: Sendable { init(_: Row2<Column>, _: Row4<Column>) {} }
final class Row6<Column>: Sendable { init() {} }
final class Row7<Column>: Sendable { init(_: Row5<Column>, _: Row6<Column>) {} }
final class Row8<Column>: Sendable { init(_: Row1<Column>, _: Row7<Column>) {} }
final class Row9<Column>: Sendable { init(_: Row0<Column>, _: Row8<Column>) {} }
final class Row10<Column>: Sendable { init() {} }
final class Row11<Column>: Sendable { init(_: Row10<Column>) {} }
final class Row12<Column>: Sendable { init(_: Row9<Column>, _: Row11<Column>) {} }
final class Row13<Column>: Sendable { init(_: Row2<Column>) {} }
final class Row14<Column>: Sendable { init(_: Row12<Column>, _: Row13<Column>, _: Row6<Column>) {} }
final class Row15<Column>: Sendable { init(_: Row14<Column>) {} }
final class Row16<Column>: Sendable { init(_: Row14<Column>, _: Row15<Column>) {} }
final class Row17<Column>: Sendable { init(_: Row16<Column>, _: Row3<Column>, _: Row8<Column>) {} }
final class Row18<Column>: Sendable { init(_: Row17<Column>) {} }
final class Row19<Column>: Sendable { init(_: Row18<Column>, _: Row16<Column>) {} }

enum Column0 {}
enum Column1 {}
enum Column2 {}
enum Column3 {}
enum Column4 {}
enum Column5 {}
enum Column6 {}
enum Column7 {}
enum Column8 {}
enum Column9 {}
