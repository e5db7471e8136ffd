import { cut } from '#platform/contract/cut.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import type { FieldChange } from '#platform/contract/history.ts'
import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import { type Audience, isForAll } from '#modules/everyday/notifications/contract.ts'
import type { newsTable } from './tables.ts'

type Row = typeof newsTable.$inferSelect

const roles = { all: '', owners: '（屋主）', tenants: '（承租）' } as const

/** An audience in words: A棟、B棟（屋主）. */
export function speakAudience(audience: Audience): string {
  const { buildings, marks, householdIds, role } = audience
  const homes = householdIds.length ? [`${householdIds.length} 戶`] : []
  return `${isForAll(audience) ? '全體' : [...buildings, ...marks, ...homes].join('、')}${roles[role]}`
}

const categories: Record<Row['category'], string> = {
  general: '一般',
  outage: '停水停電',
  meeting: '會議',
  maintenance: '維護施工',
  event: '活動',
  safety: '安全',
}

const time = (at: Date | null) => (at ? writeTime(at) : '')
const yes = (is: boolean) => (is ? '是' : '否')

/** Characters of a text that a history shows. */
const most = 200

const spoken: Record<string, (row: Row) => string> = {
  title: (row) => row.title,
  category: (row) => categories[row.category],
  content: (row) => cut(plainText(row.content), most),
  files: (row) => row.files.map(({ name }) => name).join('、'),
  audience: (row) => speakAudience(row.audience),
  publishAt: (row) => time(row.publishAt),
  offlineAt: (row) => time(row.offlineAt),
  isTold: (row) => yes(row.isTold),
  remindAt: (row) => time(row.remindAt),
  isOnBoards: (row) => yes(row.isOnBoards),
}

/** What is different, as people read it. */
export const changesBetween = (before: Row, after: Row): FieldChange[] =>
  Object.entries(spoken)
    .map(([field, say]) => ({ field, before: say(before), after: say(after) }))
    .filter((change) => change.before !== change.after)
