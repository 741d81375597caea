import MomentumContainer

/// Registers two hundred services, to measure the building of a container.
struct TwoHundredAssembly: Assembly {
    func register(in container: inout ContainerBuilder) {
        add(Column0.self, to: &container)
        add(Column1.self, to: &container)
        add(Column2.self, to: &container)
        add(Column3.self, to: &container)
        add(Column4.self, to: &container)
        add(Column5.self, to: &container)
        add(Column6.self, to: &container)
        add(Column7.self, to: &container)
        add(Column8.self, to: &container)
        add(Column9.self, to: &container)
    }

    private func add<Column>(_ column: Column.Type, to container: inout ContainerBuilder) {
        container.singleton(Row0<Column>.self, Row0<Column>.init)
        container.singleton(Row1<Column>.self, Row1<Column>.init(_:))
        container.singleton(Row2<Column>.self, Row2<Column>.init(_:_:))
        container.singleton(Row3<Column>.self, Row3<Column>.init)
        container.singleton(Row4<Column>.self, Row4<Column>.init(_:))
        container.transient(Row5<Column>.self, Row5<Column>.init(_:_:))
        container.singleton(Row6<Column>.self, Row6<Column>.init)
        container.singleton(Row7<Column>.self, Row7<Column>.init(_:_:))
        container.singleton(Row8<Column>.self, Row8<Column>.init(_:_:))
        container.transient(Row9<Column>.self, Row9<Column>.init(_:_:))
        container.singleton(Row10<Column>.self, Row10<Column>.init)
        container.singleton(Row11<Column>.self, Row11<Column>.init(_:))
        container.transient(Row12<Column>.self, Row12<Column>.init(_:_:))
        container.singleton(Row13<Column>.self, Row13<Column>.init(_:))
        container.transient(Row14<Column>.self, Row14<Column>.init(_:_:_:))
        container.singleton(Row15<Column>.self, Row15<Column>.init(_:))
        container.transient(Row16<Column>.self, Row16<Column>.init(_:_:))
        container.transient(Row17<Column>.self, Row17<Column>.init(_:_:_:))
        container.transient(Row18<Column>.self, Row18<Column>.init(_:))
        container.transient(Row19<Column>.self, Row19<Column>.init(_:_:))
    }
}
