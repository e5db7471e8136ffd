import { areaText, type Fraction, type Weight } from '#modules/assemblies/tally/contract.ts'
import type { Difference } from '../held-shapes.ts'
import type { Channel, Decision, Kind, Outcome, Relation, Served, Source } from '../shapes.ts'

/** Words of papers and workbooks, which are Chinese. */
export const kindWords: Record<Kind, string> = {
  regular: '定期會議',
  temporary: '臨時會議',
  first: '第一次會議',
  reconvened: '重新召集之會議',
}
export const motionWords = {
  ordinary: '一般議案',
  bylaws: '修改規約',
  repair: '重大修繕',
  fund: '動支公共基金',
  election: '選舉',
  rebuilding: '重建',
} as const
export const relationWords: Record<Relation, string> = {
  spouse: '配偶',
  lineal: '直系血親',
  owner: '區分所有權人',
  tenant: '承租人',
}
/** What a ballot without an answer is called: of an election it is blank. */
export const blankWord = (kind: keyof typeof motionWords): string => (kind === 'election' ? '空白' : '棄權')
export const wayWords = {
  record: '記名',
  sealed: '不記名（加密）',
  notRecord: '不記名（紙本）',
  showOfHands: '舉手',
} as const
export const sourceWords: Record<Source, string> = { card: '出席證', phone: '手機', paper: '紙本' }
export const decisionWords: Record<Decision, string> = {
  carried: '通過',
  rejected: '未通過',
  deferred: '保留',
  withdrawn: '撤案',
}
export const outcomeWords: Record<Outcome, string> = {
  open: '異議期間中',
  established: '成立',
  fallen: '不成立',
}
export const servedWords: Record<Served, string> = {
  notice: '開會通知',
  minutes: '會議紀錄',
  outcome: '決議結果',
}
export const channelWords: Record<Channel, string> = {
  hand: '親收簽名',
  registered: '掛號郵寄',
  mail: '平信',
  certified: '存證信函',
}

const differenceWords: Record<Difference['what'], string> = {
  chain: '事件鏈',
  roll: '名冊',
  attendance: '出席',
  thresholds: '門檻',
  motion: '議案',
  votes: '票',
  result: '結果',
  decision: '宣布',
  minutes: '會議紀錄',
}
/** Where a recount differs: 第 2 案結果 同意：登載 9 人，重算 3 人. */
export const differenceText = ({ topicNumber, what, option, recorded, counted }: Difference): string =>
  [
    `${topicNumber === null ? '' : `第 ${topicNumber} 案`}${differenceWords[what]}`,
    option,
    recorded || counted ? `登載 ${recorded || '無'}，重算 ${counted || '無'}` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** That somebody came himself, and of co-owners who: 本人, 共有人 吳文雄. */
export const selfText = ({ attendeeName }: { attendeeName: string }): string =>
  attendeeName ? `共有人 ${attendeeName}` : '本人'

/** 3/4, or 過 1/2. */
export const fractionText = ({ part, of, isMore }: Fraction): string => `${isMore ? '過 ' : ''}${part}/${of}`

/** Whether a count reached what it needed: 已達 3/4, 已過 1/2, 未過 1/2. */
export const reachedText = (isReached: boolean, { part, of, isMore }: Fraction): string =>
  `${isReached ? '已' : '未'}${isMore ? '過' : '達'} ${part}/${of}`

/** The sum that decides, as a committee can check it with a pocket calculator: 96 × 4 = 384 ≥ 118 × 3 = 354. */
export function formulaText(
  value: number,
  total: number,
  fraction: Fraction,
  say: (n: number) => string,
): string {
  const { part, of, isMore } = fraction
  const [left, right] = [value * of, total * part]
  const isReached = isMore ? left > right : left >= right
  const sign = isReached ? (isMore ? '＞' : '≥') : isMore ? '≤' : '＜'
  return `${say(value)} × ${of} = ${say(left)}　${sign}　${say(total)} × ${part} = ${say(right)}`
}

/** Persons and area as a line: 12 人、1,234.56 ㎡; what is none is not said. */
export const weightText = ({ heads, fifths }: Weight): string =>
  [heads && `${heads} 人`, fifths && `${areaText(fifths)} ㎡`].filter(Boolean).join('、') || '0 人'

/** What counts of somebody over a limit, and what does not (Art. 27 II, III). */
export const overText = (counted: Weight, over: Weight): string =>
  counted.heads || counted.fifths ? `計入 ${weightText(counted)}，超額 ${weightText(over)} 不計` : '超額不計'
