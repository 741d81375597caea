extension GermanScreensTests {
    /// English words of the texts that the suite and the other commands bring along.
    ///
    /// Each goes once they are German.
    static let suite = Set(words.split(separator: " ").map(String.init))

    private static let words = """
        add added after again ago alone already and another are backup before begin belong \
        below between body but came can cannot care change changed changes check choose could \
        day days delete deleted details device directory does due each earlier encrypted end \
        ends entries entry error every everything example exist file files first folder for \
        forgotten free from further gap has have here hours infusion insert instead its just \
        keep kept last least leaves location locations logged longest map more most names new \
        next not notes nothing notice one ones open overlap overlaps own part place please put \
        quiet read ready reason recorded records reminders rested restore rests row rows saved \
        sending set settings several since site skipped such switch switched synced syncing \
        take takes that the their them there they this times too try type until use used uses \
        welcome were what which with without worn would wrong you your
        """
}
