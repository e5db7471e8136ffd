import { moduleWords } from '#platform/contract/words.ts'

/** What people call what household mergers do, have and declare, in both languages. */
export const householdMergersWords = moduleWords({
  modules: {
    householdMergers: ['併戶拆戶', 'Mergers and splits'],
  },
  acts: {
    'householdMergers.view': ['查看併戶資料', 'Viewed a merger'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    householdMergers: typeof householdMergersWords
  }
}
