import { moduleWords } from '#platform/contract/words.ts'

/** What people call what keys of browsers do, in both languages. */
export const dutyKeysWords = moduleWords({
  modules: { dutyKeys: ['執勤金鑰', 'Keys of duty'] },
  acts: { 'dutyKeys.register': ['登記瀏覽器的執勤金鑰', 'Registered the key of a browser'] },
  retentions: {
    'dutyKeys.keys': {
      title: ['執勤金鑰', 'Keys of duty'],
      words: [
        '瀏覽器最後一次簽章時起算。到期刪除，瀏覽器下次連線自動換新；離開社區的人當晚刪除。',
        'From the last thing that its browser signed on. Then it goes, and the browser makes another; of people who left it goes that night.',
      ],
    },
  },
  targets: { dutyKey: ['執勤金鑰', 'Key of a browser'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    dutyKeys: typeof dutyKeysWords
  }
}
