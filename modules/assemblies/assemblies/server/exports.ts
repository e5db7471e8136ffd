import { dayOf } from '#platform/contract/taipei.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { nothing } from '#modules/assemblies/tally/contract.ts'
import { requireAssembly } from './assemblies.ts'
import { listVotes } from './dashboards.ts'
import { isUnwritten, namesOf, rollState } from './roll-state.ts'
import {
  decisionWords,
  motionWords,
  outcomeWords,
  overText,
  relationWords,
  selfText,
  sourceWords,
  wayWords,
} from './said.ts'
import { listTopics } from './topics.ts'
import { oneSheet, workbookType } from './workbook.ts'

const area = (hundredths: number): number => hundredths / 100
const counted = (fifths: number | null): Cell => (fifths === null ? '不公布' : fifths / 500)
const few = (heads: number | null): Cell => heads ?? '不公布'
const fileName = (text: string) => text.replace(/[\\/:*?"<>|]/g, '')

/** The sign-in book as a workbook. Audited. Throws notFound. */
export async function exportRegistrations(context: Context, assemblyId: string): Promise<FileAnswer> {
  const assembly = await requireAssembly(context, assemblyId)
  const state = await rollState(context, assembly)
  const rows = state.units.map((unit): Cell[] => {
    const there = state.presenceOf.get(unit.id)
    const credit = state.creditOf.get(unit.id)
    return [
      unit.cardNumber,
      unit.label,
      namesOf(unit.owners),
      unit.representative,
      area(unit.area),
      there ? (there.agentKey === null ? selfText(there) : '代理') : '未到',
      there?.agentName ?? '',
      there?.agentRelation ? relationWords[there.agentRelation] : '',
      there ? writeTime(there.registeredAt) : '',
      there?.leftAt ? writeTime(there.leftAt) : '',
      credit?.heads ?? 0,
      counted(credit?.fifths ?? 0),
      [
        credit?.isOverLimit ? overText(credit, state.excess.get(unit.id) ?? nothing) : '',
        isUnwritten(there) ? '未附委託書' : '',
      ]
        .filter(Boolean)
        .join('、'),
    ]
  })
  const titles = [
    '出席證',
    '戶別',
    '區分所有權人',
    '代表人',
    '專有部分㎡',
    '出席',
    '代理人',
    '關係',
    '報到',
    '離席',
    '計入人數',
    '計入㎡',
    '備註',
  ]
  context.audit({
    action: 'assemblies.exportRegistrations',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title, unitCount: rows.length },
  })
  return {
    contentType: workbookType,
    fileName: fileName(`${assembly.title}_簽到簿_${dayOf(context.now)}.xlsx`),
    content: oneSheet(
      '簽到簿',
      titles.map((title) => ({ title, width: title.length > 4 ? 22 : 13 })),
      rows,
      [
        ['會議', assembly.title],
        ['面積', '專有部分，不含共有部分與停車位。計入㎡有上限時到小數三位。'],
      ],
    ),
  }
}

/** Results of all motions with the named votes as a workbook. Audited. Throws notFound. */
export async function exportResults(context: Context, assemblyId: string): Promise<FileAnswer> {
  const assembly = await requireAssembly(context, assemblyId)
  const topics = await listTopics(context, assemblyId)
  const rows: Cell[][] = []
  for (const topic of topics) {
    const head = [topic.number, topic.title, motionWords[topic.kind], wayWords[topic.voteWay]]
    const { result } = topic
    const decided = [
      topic.decision ? decisionWords[topic.decision] : '',
      topic.outcome ? `決議${outcomeWords[topic.outcome]}` : '',
    ]
      .filter(Boolean)
      .join('，')
    if (!result) rows.push([...head, '', '', null, null, decided])
    for (const row of result?.rows ?? [])
      rows.push([...head, '合計', row.name, few(row.heads), counted(row.fifths), decided])
    if (result)
      for (const [name, weight] of [
        ['棄權', result.abstained],
        ['無效', result.invalid],
        ['未投', result.silent],
      ] as const)
        rows.push([...head, '合計', name, few(weight.heads), counted(weight.fifths), decided])
    if (topic.voteWay !== 'record' || topic.status !== 'closed') continue
    const nameOf = new Map(topic.options.map(({ optionId, name }) => [optionId, name]))
    for (const vote of await listVotes(context, topic.topicId))
      rows.push([
        ...head,
        `${vote.label} ${vote.ownerName}`,
        vote.choices.map((id) => nameOf.get(id) ?? id).join('、') || '棄權',
        vote.heads,
        counted(vote.fifths),
        `${sourceWords[vote.source]}${vote.isOverLimit ? `，${overText(vote, vote.over)}` : ''}`,
      ])
  }
  const titles = ['案', '案由', '類別', '表決', '票', '選項', '人數', '㎡', '備註']
  context.audit({
    action: 'assemblies.exportResults',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title, voteCount: rows.length },
  })
  return {
    contentType: workbookType,
    fileName: fileName(`${assembly.title}_表決結果_${dayOf(context.now)}.xlsx`),
    content: oneSheet(
      '表決結果',
      titles.map((title, at) => ({ title, width: [6, 40, 14, 10, 26, 20, 10, 14, 18][at] ?? 14 })),
      rows,
      [
        ['會議', assembly.title],
        ['比例', '以開始表決時的出席為分母；棄權、無效與未投都在分母裡（條例第 31 條）。'],
      ],
    ),
  }
}
