import { moduleWords } from '#platform/contract/words.ts'

/** What people call what drops of couriers do, in both languages. */
export const courierDropsWords = moduleWords({
  modules: { courierDrops: ['快遞投件', 'Drops of couriers'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    courierDrops: typeof courierDropsWords
  }
}
