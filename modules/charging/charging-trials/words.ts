import { moduleWords } from '#platform/contract/words.ts'

/** What people call trials of rates, in both languages. */
export const chargingTrialsWords = moduleWords({
  modules: { chargingTrials: ['充電費率試算', 'Trials of charging rates'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    chargingTrials: typeof chargingTrialsWords
  }
}
