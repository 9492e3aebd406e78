nonisolated extension CalendarDate {
    private static let daysInEra = 146_097  // 400 years
    private static let daysFromYearZeroTo1970 = 719_468  // from 1 March of year 0

    /// Days since 1970-01-01.
    ///
    /// Years are counted from March, which puts the leap day at their end: month lengths then follow one linear rule.
    var dayNumber: Int {
        let marchYear = month > 2 ? year : year - 1
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let marchMonth = (month + 9) % 12
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysInEra + dayOfEra - Self.daysFromYearZeroTo1970
    }

    /// The date of a day counted from 1970-01-01, or nil outside the years 0 to 9999.
    init?(dayNumber: Int) {
        let day = dayNumber + Self.daysFromYearZeroTo1970
        let era = (day >= 0 ? day : day - Self.daysInEra + 1) / Self.daysInEra
        let dayOfEra = day - era * Self.daysInEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }
}
