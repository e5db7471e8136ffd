import { moduleWords } from '#platform/contract/words.ts'
import { dutyPermissions } from '#modules/duty/permission-group.ts'

/** What people call what the clock does, has and declares, in both languages. */
export const clockEntriesWords = moduleWords({
  modules: { clockEntries: ['打卡', 'Clock'] },
  acts: {
    'clockEntries.clockIn': ['上班打卡', 'Clocked in'],
    'clockEntries.clockInAgain': ['上班打卡（重送）', 'Clocked in (sent again)'],
    'clockEntries.clockOut': ['下班打卡', 'Clocked out'],
    'clockEntries.clockOutAgain': ['下班打卡（重複）', 'Clocked out (again)'],
    'clockEntries.saveRemark': ['更改打卡備註', 'Changed the remark of a clock entry'],
    'clockEntries.askCorrection': ['提出補登', 'Asked for a correction of the clock'],
    'clockEntries.askCorrectionAgain': [
      '提出補登（重送）',
      'Asked for a correction of the clock (sent again)',
    ],
    'clockEntries.askMissing': ['提出補登漏打的班', 'Asked for a missing line of the clock'],
    'clockEntries.refusePins': ['PIN 連續錯誤', 'Wrong PINs of the clock'],
    'clockEntries.approveCorrection': ['核准補登', 'Approved a correction of the clock'],
    'clockEntries.refuseCorrection': ['退回補登', 'Refused a correction of the clock'],
    'clockEntries.closeMonth': ['結算出勤月份', 'Closed a month of the clock'],
    'clockEntries.setPin': ['設定打卡 PIN', 'Set the PIN of the clock'],
    'clockEntries.dropPin': ['移除打卡 PIN', 'Took the PIN of the clock away'],
    'clockEntries.saveCompany': ['儲存出勤公司', 'Saved a company of the clock'],
    'clockEntries.export': ['匯出出勤紀錄', 'Exported the clock'],
  },
  targets: {
    clockEntry: ['打卡', 'Clock entry'],
    dutyMonth: ['出勤月份', 'Month of the clock'],
    dutyCompany: ['出勤公司', 'Company of the clock'],
  },
  fields: {
    clockEntries: ['出勤紀錄', 'Clock entries'],
    companyName: ['公司', 'Company'],
    lineCount: ['筆數', 'Lines'],
    wrongCount: ['錯誤次數', 'Wrong tries'],
    shiftName: ['班別', 'Shift'],
    clockedInAt: ['上班時間', 'Clocked in at'],
    clockedOutAt: ['下班時間', 'Clocked out at'],
    look: ['樣式', 'Look'],
  },
  values: {
    'look.paper': ['白底', 'Paper'],
    'look.ink': ['黑底', 'Ink'],
    'look.sunk': ['灰底', 'Sunk'],
  },
  permissionGroup: dutyPermissions,
  permissions: {
    'clockEntries.clock': ['打卡、看自己的出勤', 'Clock in and see the own attendance'],
    'clockEntries.view': ['查看所有人的出勤', 'See the attendance of everybody'],
    'clockEntries.decide': ['核准補登', 'Decide corrections of the clock'],
    'clockEntries.close': ['結算出勤月份', 'Close months of the clock'],
    'clockEntries.configure': ['設定公司與班別', 'Set companies and shifts up'],
  },
  retentions: {
    'clockEntries.hints': {
      title: ['打卡的位置與照片', 'Places and photos of presses'],
      words: [
        '上班時起算。到期只刪除位置與照片，出勤紀錄照舊保存。',
        'From clocking in on. Then place and photo go; the line itself stays as long as the law says.',
      ],
    },
    'clockEntries.pins': {
      title: ['離開的人的打卡 PIN', 'PINs of people who left'],
      words: [
        '設定後滿期限，且本人已離開社區或停權，當晚刪除。',
        'Of people who left or are suspended, the night after so many days since it was set.',
      ],
    },
    'clockEntries.entries': {
      title: ['出勤紀錄', 'Clock entries'],
      words: [
        '上班時起算，至少五年（勞基法第 30 條）。到期整筆刪除，補登一併刪除。',
        'From clocking in on, five years at least (Labor Standards Act, Art. 30). Then the line goes with its corrections.',
      ],
    },
  },
  holdings: {
    clockEntries: {
      title: ['出勤紀錄', 'Clock entries'],
      words: [
        '依勞動基準法保存五年，不能提前刪除。',
        'Kept for five years by the Labor Standards Act; not deleted before.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    clockEntries: typeof clockEntriesWords
  }
}
