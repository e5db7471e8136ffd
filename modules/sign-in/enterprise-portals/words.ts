import { moduleWords } from '#platform/contract/words.ts'

/** What people call what enterprise portals do, have and declare, in both languages. */
export const enterprisePortalsWords = moduleWords({
  modules: {
    enterprisePortals: ['企業入口', 'Enterprise portals'],
  },
  acts: {
    'enterprisePortals.add': ['新增企業入口', 'Added an enterprise portal'],
    'enterprisePortals.addAgain': ['新增企業入口（重送）', 'Added an enterprise portal (sent again)'],
    'enterprisePortals.close': ['關閉企業入口', 'Closed an enterprise portal'],
  },
  targets: {
    enterprisePortal: ['企業入口', 'Enterprise portal'],
  },
  fields: {
    algorithm: ['演算法', 'Algorithm'],
  },
  permissions: {
    'enterprisePortals.change': ['企業入口設定', 'Enterprise portal settings'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    enterprisePortals: typeof enterprisePortalsWords
  }
}
