import { moduleWords } from '#platform/contract/words.ts'

/** What people call what visitor records do, have and declare, in both languages. */
export const visitorRecordsWords = moduleWords({
  modules: {
    visitorRecords: ['訪客紀錄', 'Visitor records'],
  },
  acts: {
    'visitorRecords.export': ['匯出訪客紀錄', 'Exported visitors'],
    'visitorRecords.printInside': ['列印在場名單', 'Printed the list of who is inside'],
  },
  fields: {
    isStillLent: ['借用未歸還', 'Still lent'],
    keyword: ['關鍵字', 'Keyword'],
    reasonId: ['來訪事由', 'Reason'],
  },
  values: {},
  sheets: {
    visitors: ['訪客紀錄', 'Visitor records'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitorRecords: typeof visitorRecordsWords
  }
}
