import { areaText } from '#modules/assemblies/tally/contract.ts'
import type { Result, Snapshot, Topic } from '../shapes.ts'
import type { Document } from './drawing.ts'
import type { NoticedTopic } from './notice.ts'
import { numbered, numbers } from './number-table.ts'
import { blankWord, formulaText, fractionText } from './said.ts'
import { quorumLines } from './sums-drawn.ts'

/** How many seats there are, of all buildings together. */
export const seatsOf = ({ seats }: Pick<Topic, 'seats'>): number =>
  seats.reduce((sum, one) => sum + one.seats, 0)

/** By what an election is decided, as the notice and the minutes say it. */
export const electionRule = ({
  mostChoices,
  alternates,
  countsBy,
  isPlurality,
  applied: { approval },
}: NoticedTopic): string =>
  [
    `每張票最多圈選 ${mostChoices} 位`,
    ...(alternates ? [`候補 ${alternates} 位`] : []),
    `依得票${countsBy === 'area' ? '面積' : '人數'}計`,
    isPlurality
      ? '規約約定得票多者當選'
      : `得票門檻：出席人數 ${fractionText(approval.heads)}、出席比例 ${fractionText(approval.area)}`,
  ].join('，')

/** The seats of each building and who stands for them, as the notice says it (Art. 30 II). */
export function drawCandidates(sheet: Document, topic: NoticedTopic): void {
  const hasGroups = topic.seats.some(({ group }) => group)
  sheet.paragraph(`第 ${topic.number} 案　${electionRule(topic)}。`, { size: 9.5, line: 15 })
  sheet.table(
    [
      ...(hasGroups ? [{ title: '棟別', share: 1 }] : []),
      { title: '應選', share: 0.8 },
      { title: '候選人', share: 5 },
    ],
    topic.seats.map(({ group, seats }) => [
      ...(hasGroups ? [group || '全社區'] : []),
      `${seats} 席`,
      topic.options
        .filter((one) => one.group === group)
        .map(({ name }) => name)
        .join('、'),
    ]),
  )
}

/** Of whom a bare most is not enough: the sums by which each candidate reaches what is asked. */
function leastLines(topic: Topic, result: Result, { present, whole }: Snapshot) {
  const { approval } = topic.applied
  const of = approval.isOfAll ? whole : present
  return result.rows.flatMap(({ name, heads, fifths }) =>
    heads === null || fifths === null || !heads
      ? []
      : ([
          [
            name,
            `${formulaText(heads, of.heads, approval.heads, String)}　人`,
            `同意 ${fractionText(approval.heads)}`,
          ],
          [
            '',
            `${formulaText(fifths, of.fifths, approval.area, areaText)}　㎡`,
            `同意 ${fractionText(approval.area)}`,
          ],
        ] as const),
  )
}

/** An election in the minutes: every candidate with building, votes and what came of it, the sums that decide, and lots. */
export function drawElection(sheet: Document, topic: Topic, result: Result, snapshot: Snapshot): void {
  const { present, whole, thresholds } = snapshot
  const hasGroups = topic.seats.some(({ group }) => group)
  const nameOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.name ?? id
  const groupOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.group ?? ''
  const cameOf = (id: string) =>
    result.elected.includes(id) ? '當選' : result.alternates.includes(id) ? '候補' : ''
  const [first, ...rest] = numbers
  // Building by building, as seats are.
  const rows = topic.seats.flatMap(({ group }) =>
    result.rows.filter(({ optionId }) => groupOf(optionId) === group),
  )
  const line = (group: string, name: string, count: Parameters<typeof numbered>[1], came = '') => [
    ...(hasGroups ? [group] : []),
    ...numbered(name, count, present),
    came,
  ]
  sheet.paragraph(
    `應選　${topic.seats.map(({ group, seats }) => `${group}${group && ' '}${seats} 席`).join('、')}；${electionRule(topic)}。`,
  )
  sheet.table(
    [
      ...(hasGroups ? [{ title: '棟別', share: 0.9 }] : []),
      { ...first, title: '候選人' },
      ...rest,
      { title: '結果', share: 0.9 },
    ],
    [
      ...rows.map((row) => line(groupOf(row.optionId), row.name, row, cameOf(row.optionId))),
      line('', blankWord(topic.kind), result.abstained),
      line('', '無效', result.invalid),
      ...(result.silent ? [line('', '未投', result.silent)] : []),
    ],
    (at) => result.elected.includes(rows[at]?.optionId ?? ''),
  )
  sheet.boxed([
    ...quorumLines(present, whole, thresholds, result.quorum),
    ...(topic.isPlurality ? [] : leastLines(topic, result, snapshot)),
  ])
  if (result.elected.length) sheet.paragraph(`當選　${result.elected.map(nameOf).join('、')}`)
  if (result.alternates.length) sheet.paragraph(`候補　${result.alternates.map(nameOf).join('、')}`)
  if (topic.lots.length)
    sheet.paragraph(
      `同票抽籤順序　${topic.lots.map(nameOf).join('、')}${topic.lotsWitness ? `　見證 ${topic.lotsWitness}` : ''}`,
    )
}
