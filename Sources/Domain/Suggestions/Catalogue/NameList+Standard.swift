extension NameList {
    static let creditCards = NameList(
        [
            "Chase", "American Express", "Capital One", "Citi", "Discover", "Bank of America",
            "Wells Fargo", "Barclays", "US Bank", "Synchrony",
        ],
        aliases: [
            "American Express": ["Amex"],
            "Capital One": ["CapOne"],
            "Citi": ["Citibank"],
            "Bank of America": ["BofA", "BoA"],
            "US Bank": ["U.S. Bank", "USBank"],
        ]
    )

    static let brokerages = NameList(
        [
            "Fidelity", "Charles Schwab", "Vanguard", "E*TRADE", "TD Ameritrade", "Merrill Lynch",
            "Morgan Stanley", "Edward Jones", "Robinhood", "Wealthfront", "Betterment",
            "Northwestern Mutual", "Raymond James",
        ],
        aliases: [
            "Charles Schwab": ["Schwab"],
            "E*TRADE": ["Etrade"],
            "TD Ameritrade": ["Ameritrade"],
            "Merrill Lynch": ["Merrill"],
        ]
    )

    static let loanServicers: NameList = [
        "Navient", "Nelnet", "Great Lakes", "FedLoan", "SoFi", "Earnest", "CommonBond", "Mohela",
        "Aidvantage", "EdFinancial",
    ]
}
