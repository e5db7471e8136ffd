import { moduleWords } from '#platform/contract/words.ts'
import { dutyPermissions } from '#modules/duty/permission-group.ts'

/** What people call what month sheets do, have and declare, in both languages. */
export const monthSheetsWords = moduleWords({
  modules: { monthSheets: ['出勤月結表', 'Month sheets'] },
  acts: {
    'monthSheets.signPerson': ['本人簽月結表', 'Signed a month sheet as the person'],
    'monthSheets.signEmployer': ['雇主簽月結表', 'Signed a month sheet for the employer'],
    'monthSheets.export': ['匯出月結表', 'Exported month sheets'],
  },
  targets: { monthSheet: ['月結表', 'Month sheet'] },
  fields: { monthSheets: ['月結表', 'Month sheets'] },
  values: { 'side.person': ['本人', 'The person'], 'side.employer': ['雇主', 'The employer'] },
  permissionGroup: dutyPermissions,
  permissions: {
    'monthSheets.see': ['看自己的月結表並簽名', 'See and sign the own month sheet'],
    'monthSheets.sign': ['看所有人的月結表、代表雇主簽名', 'See all month sheets and sign for the employer'],
  },
  retentions: {
    'monthSheets.sheets': {
      title: ['出勤月結表', 'Month sheets'],
      words: [
        '月份起算，與出勤紀錄一樣至少五年。到期整筆刪除，簽名一併刪除。',
        'From the month on, five years at least like the clock. Then they go with their signatures.',
      ],
    },
  },
  holdings: {
    monthSheets: {
      title: ['出勤月結表', 'Month sheets'],
      words: [
        '與出勤紀錄同存五年，不能提前刪除。',
        'Kept for five years with the clock; not deleted before.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    monthSheets: typeof monthSheetsWords
  }
}
