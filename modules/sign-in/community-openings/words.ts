import { moduleWords } from '#platform/contract/words.ts'

/** What people call what community openings do, have and declare, in both languages. */
export const communityOpeningsWords = moduleWords({
  modules: {
    communityOpenings: ['社區開通', 'Opening communities'],
  },
  acts: {
    'communityOpenings.issue': ['發出開通碼', 'Issued an activation code'],
    'communityOpenings.open': ['開通社區', 'Opened a community'],
    'communityOpenings.revoke': ['作廢開通碼', 'Revoked an activation code'],
  },
  targets: {
    communityOpening: ['開通碼', 'Activation code'],
  },
  permissions: {
    'communityOpenings.issue': ['發出開通碼', 'Issue activation codes'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    communityOpenings: typeof communityOpeningsWords
  }
}
