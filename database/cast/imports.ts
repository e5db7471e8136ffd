import { accounts } from './accounts.ts'
import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import { minutesAfter } from './taipei.ts'

const none = { added: 0, changed: 0, same: 0 }
const completedId = castId('import', '入住名冊')
const faultyId = castId('import', '第二期名冊')
const minutes = (now: Date, days: number, more = 0) => minutesAfter(now, -days * 24 * 60 + more)

const { manager } = accounts
const byManager = {
  communityId: qingchuan.id,
  filePath: '',
  accountId: manager.id,
  accountName: manager.displayName,
}

/** Workbooks that were imported: one of last week that was written, one of today with cells to be mended first. */
export function importRows(now: Date) {
  const [lastWeek, today] = [minutes(now, 9), minutes(now, 0, -95)]
  return [
    {
      ...byManager,
      id: completedId,
      state: 'completed',
      fileName: '晴川社區_年度核對_管理中心.xlsx',
      bytes: 61_284,
      counts: {
        households: { added: 0, changed: 14, same: 208 },
        residents: { added: 6, changed: 21, same: 474 },
      },
      faultCount: 0,
      noticeCount: 0,
      done: 41,
      total: 41,
      createdAt: lastWeek,
      checkedAt: minutesAfter(lastWeek, 1),
      confirmedById: manager.id,
      confirmedByName: manager.displayName,
      confirmedAt: minutesAfter(lastWeek, 6),
      completedAt: minutesAfter(lastWeek, 7),
      beatAt: minutesAfter(lastWeek, 7),
    },
    {
      ...byManager,
      id: faultyId,
      state: 'faulty',
      fileName: '九月新住戶名單.xlsx',
      bytes: 18_930,
      counts: { households: none, residents: none },
      faultCount: faults.length,
      noticeCount: 0,
      done: 0,
      total: 0,
      createdAt: today,
      checkedAt: minutesAfter(today, 1),
      confirmedById: null,
      confirmedByName: '',
      confirmedAt: null,
      completedAt: null,
      beatAt: minutesAfter(today, 1),
    },
  ]
}

const faults: readonly (readonly [
  row: number,
  column: number,
  title: string,
  problem: string,
  expected: string,
  value: string,
])[] = [
  [4, 2, '電話', '不是電話號碼', '例如 0912-345-678 或 02-2700-1234', '0912-345-67'],
  [7, 0, '戶別', '沒有 C棟-16F-9 這一戶', '請填「戶別」工作表或系統裡的戶別', 'C棟-16F-9'],
  [11, 6, '生日', '生日晚於今天', '', '2072/03/08'],
]

/** What is wrong at which cell of the workbook of today. */
export const importFaultRows = () =>
  faults.map(([rowNumber, columnIndex, columnTitle, problem, expected, value], position) => ({
    communityId: qingchuan.id,
    importId: faultyId,
    position,
    sheet: '住戶',
    rowNumber,
    columnIndex,
    columnTitle,
    problem,
    expected,
    value,
  }))
