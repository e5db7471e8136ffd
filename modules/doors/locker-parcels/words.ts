import { moduleWords } from '#platform/contract/words.ts'

/** What people call what households see of lockers, in both languages. */
export const lockerParcelsWords = moduleWords({
  modules: { lockerParcels: ['智取櫃取件', 'Parcels in lockers'] },
  targets: { lockerNotice: ['智取櫃通知', 'Notice of a locker'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    lockerParcels: typeof lockerParcelsWords
  }
}
