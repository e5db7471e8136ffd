import { moduleWords } from '#platform/contract/words.ts'

/** What people call what keys of browsers do, in both languages. */
export const dutyKeysWords = moduleWords({
  modules: { dutyKeys: ['執勤金鑰', 'Keys of duty'] },
  acts: { 'dutyKeys.register': ['登記瀏覽器的執勤金鑰', 'Registered the key of a browser'] },
  targets: { dutyKey: ['執勤金鑰', 'Key of a browser'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    dutyKeys: typeof dutyKeysWords
  }
}
