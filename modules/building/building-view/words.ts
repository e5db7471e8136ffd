import { moduleWords } from '#platform/contract/words.ts'

/** What people call what the picture of the building declares, in both languages. */
export const buildingViewWords = moduleWords({
  modules: {
    buildingView: ['智慧建築', 'Smart building'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    buildingView: typeof buildingViewWords
  }
}
