import { writeTime } from '#platform/contract/speak-time.ts'
import { areaText, percentText, cutPercent } from '#modules/assemblies/tally/contract.ts'
import type { Topic } from '../shapes.ts'
import type { listVotes } from './dashboards.ts'
import type { Document } from './drawing.ts'
import { drawElection } from './election-drawn.ts'
import type { MinutesFacts } from './minutes-facts.ts'
import { numbered, numbers } from './number-table.ts'
import {
  blankWord,
  decisionWords,
  motionWords,
  outcomeWords,
  overText,
  sourceWords,
  wayWords,
} from './said.ts'
import { approvalLines, quorumLines, shortTexts } from './sums-drawn.ts'

type CastVote = Awaited<ReturnType<typeof listVotes>>[number]

/** One motion of the minutes: what it was, how it was voted on, the sum that decides, what was declared, and who objected. */
export function drawTopic(sheet: Document, facts: MinutesFacts, topic: Topic): void {
  const { number, title, description, kind, voteWay, result, snapshot } = topic
  sheet.heading(
    `第 ${number} 案　${title}`,
    `${motionWords[kind]}，${wayWords[voteWay]}${topic.isExtempore ? '，臨時動議' : ''}`,
  )
  if (description) sheet.paragraph(`說明　${description}`)
  if (topic.noticed)
    sheet.paragraph(
      `註　本案在開會通知後修改。通知所載：${topic.noticed.title}（${motionWords[topic.noticed.kind]}）${topic.noticed.description ? `　${topic.noticed.description}` : ''}`,
      { size: 9, line: 14 },
    )
  if (topic.thresholds)
    sheet.paragraph('註　本案的門檻是為本案單獨設定的，不是規約或條例的一般數字。', { size: 9, line: 14 })
  for (const one of facts.undone.filter(({ topicId }) => topicId === topic.topicId))
    sheet.paragraph(
      `註　${writeTime(one.at)} ${one.act === 'resetVoting' ? '重設表決，先前的票作廢' : '取消先前的宣布'}（${one.by}）：${one.reason}`,
      { size: 9, line: 14 },
    )
  for (const words of shortTexts(facts, topic.topicId)) sheet.paragraph(words, { size: 9, line: 14 })
  if (result && snapshot) {
    const present = snapshot.present
    const times = `${topic.startedAt ? writeTime(topic.startedAt) : ''} 開始，${topic.closedAt ? writeTime(topic.closedAt).slice(-5) : ''} 結束`
    sheet.paragraph(`表決　${times}；開始時出席 ${present.heads} 人、${areaText(present.fifths)} ㎡ 為分母。`)
    const arrived = facts.arrived.get(topic.topicId) ?? []
    if (arrived.length)
      sheet.paragraph(`註　下列各戶在表決開始後才報到，不計入本案：${arrived.join('、')}。`, {
        size: 9,
        line: 14,
      })
    if (kind === 'election') drawElection(sheet, topic, result, snapshot)
    else {
      sheet.table(
        [...numbers],
        [
          ...result.rows.map((row) => numbered(row.name, row, present)),
          numbered(blankWord(kind), result.abstained, present),
          numbered('無效', result.invalid, present),
          ...(result.silent ? [numbered('未投', result.silent, present)] : []),
        ],
        (at) => result.rows[at]?.optionId === 'yes',
      )
      sheet.boxed([
        ...quorumLines(present, snapshot.whole, snapshot.thresholds, result.quorum),
        ...approvalLines(topic),
      ])
    }
    if (topic.sealed?.isOpened)
      sheet.paragraph(
        `加密投票　由 ${topic.sealed.openedBy.join('、')} 開票，選票始終未個別解開；核對檔 ${topic.sealed.uuid}.bel 可用 belenios-tool election verify 核對。`,
        { size: 9, line: 14 },
      )
    if (!result.quorum.isReached)
      sheet.paragraph(
        `出席未達門檻：人數 ${percentText(result.quorum.heads.percent)}，比例 ${percentText(cutPercent(present.fifths, snapshot.whole.fifths))}。`,
      )
  }
  if (topic.decision)
    sheet.boxed([
      ['主席宣布', topic.decisionText || '照案', decisionWords[topic.decision]],
      ...(topic.decisionReason
        ? [['理由', topic.decisionReason, topic.result ? '與計算不同' : ''] as const]
        : []),
    ])
  drawVotes(sheet, facts, topic)
  drawObjections(sheet, facts, topic)
}

/** Who voted how, of a named vote: 同意 A棟-1F-1、A棟-2F-1… */
function drawVotes(sheet: Document, { votes }: MinutesFacts, topic: Topic): void {
  const cast = votes.get(topic.topicId) ?? []
  if (!cast.length) return
  const said = ({ label, isOverLimit, over, ...counted }: CastVote) =>
    `${label}${isOverLimit ? `（${overText(counted, over)}）` : ''}`
  const lineOf = (name: string, those: readonly CastVote[]) =>
    `${name}　${those.map(said).join('、') || '無'}`
  const blank = cast.filter(({ choices }) => choices.length === 0)
  const lines = [
    ...topic.options.map(({ optionId, name, group }) =>
      lineOf(
        group ? `${group} ${name}` : name,
        cast.filter(({ choices }) => choices.includes(optionId)),
      ),
    ),
    ...(blank.length ? [lineOf(blankWord(topic.kind), blank)] : []),
  ]
  const by = [...new Set(cast.map(({ source }) => sourceWords[source]))].join('、')
  sheet.paragraph(`記名票（${by}）\n${lines.join('\n')}`, { size: 8.5, line: 13 })
}

/** What a court asks of an objector first: whether he voted for the motion by name all the same. */
const votedFor = (cast: readonly CastVote[], label: string) =>
  cast.some((vote) => vote.label === label && vote.choices.includes('yes')) ? '（本案記名投同意）' : ''

function drawObjections(sheet: Document, { objections, assembly, votes }: MinutesFacts, topic: Topic): void {
  const those = objections.objections.filter(({ topicId }) => topicId === topic.topicId)
  const onSpot = those.filter(({ isOnSpot }) => isOnSpot)
  if (onSpot.length) {
    sheet.paragraph('當場異議（出席並當場異議者，得於三個月內訴請法院撤銷決議）', { size: 9.5, line: 15 })
    sheet.table(
      [
        { title: '時間', share: 1 },
        { title: '異議人', share: 2 },
        { title: '內容', share: 4 },
      ],
      onSpot.map(({ at, label, ownerName, words }) => [
        writeTime(at).slice(-5),
        `${label} ${ownerName}`,
        `${words}${votedFor(votes.get(topic.topicId) ?? [], label)}`,
      ]),
    )
  }
  const standing = objections.standings.find(({ topicId }) => topicId === topic.topicId)
  if (!standing || assembly.kind !== 'reconvened') return
  const { heads, area } = standing.verdict
  sheet.paragraph(
    `書面異議（條例第 32 條）：${heads.value} 人／全體 ${heads.total} 人，${areaText(area.value)}／${areaText(area.total)} ㎡。${standing.isVetoed ? '人數與比例都超過半數。' : '未同時超過半數。'}異議期間自紀錄送達各區分所有權人之日起七日。${topic.outcome === 'open' ? '異議期間還沒過。' : topic.outcome ? `決議${outcomeWords[topic.outcome]}。` : ''}`,
    { size: 9, line: 14 },
  )
}
