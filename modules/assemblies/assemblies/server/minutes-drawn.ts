import { writeTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { mm, type Paper } from '#platform/server/paper/paper.ts'
import { rocDay } from '#platform/server/paper/speak.ts'
import { percentText, cutPercent, minutesDueOn } from '#modules/assemblies/tally/contract.ts'
import { Document } from './drawing.ts'
import { seatsOf } from './election-drawn.ts'
import type { MinutesFacts } from './minutes-facts.ts'
import { meetingText } from './notice-drawn.ts'
import { numbered, numbers } from './number-table.ts'
import {
  channelWords,
  decisionWords,
  differenceText,
  fractionText,
  kindWords,
  outcomeWords,
  servedWords,
} from './said.ts'
import { servedOf } from './servings-drawn.ts'
import { quorumLines, shortTexts } from './sums-drawn.ts'
import { drawTopic } from './topic-drawn.ts'

/** The minutes with what belongs to them (Art. 34): attendance, results with their sums, objections, serving, the record's hash. */
export function* drawMinutes(paper: Paper, facts: MinutesFacts): Generator {
  const { assembly, communityName, topics, whole, present, self, agents, quorum, overLimit } = facts
  const [issued] = facts.issued
  const title = `${assembly.title.replace(/會議$/, '')}會議紀錄${issued ? `（第 ${issued.version} 版）` : ''}`
  const sheet = new Document(paper, [communityName, title])
  sheet.title(title, kindWords[assembly.kind])
  const span = assembly.endedAt
    ? `，${writeTime(assembly.endedAt).slice(-5)} ${assembly.startedAt ? '散會' : '宣布流會'}`
    : ''
  sheet.table(
    [
      { title: '', share: 0.8 },
      { title: '', share: 2.4 },
      { title: '', share: 0.8 },
      { title: '', share: 2.4 },
    ],
    [
      ['時間', `${meetingText(assembly.meetingAt)}${span}`, '地點', assembly.place],
      [
        '召集人',
        assembly.convenerName,
        '主席',
        issued?.chairName ?? (assembly.chairName || assembly.convenerName),
      ],
      [
        '紀錄',
        issued?.recorderName ?? assembly.recorderName,
        '開會通知',
        assembly.noticeDay ? `${rocDay(assembly.noticeDay)}${assembly.isPosted ? ' 公告' : ' 書面通知'}` : '',
      ],
    ],
  )
  const { measured, thresholds } = facts
  sheet.heading(
    '一、出席',
    measured
      ? `第 ${measured.number} 案開始表決時${measured.at ? ` ${writeTime(measured.at).slice(-5)}` : ''}`
      : '列印時',
  )
  sheet.table(
    [...numbers],
    [
      numbered('親自出席', self, whole),
      numbered('委託出席，計入', agents, whole),
      numbered('合計', present, whole),
      numbered('全體', whole, null),
    ],
    (at) => at === 2,
  )
  // Whether enough were there is a matter of each vote; of the first one it stands here.
  if (measured) sheet.boxed(quorumLines(present, whole, thresholds, quorum))
  for (const words of shortTexts(facts, null)) sheet.paragraph(words, { size: 9, line: 14 })
  sheet.paragraph(
    `註　百分比截至小數二位，不四捨五入；是否達到以上列整數式判定。面積為專有部分，不含共有部分與停車位。${assembly.personCount === 'owner' ? '一人有數戶者算 1 人，面積合計。' : '本社區人數以戶計算。'}`,
    { size: 9, line: 14 },
  )
  if (overLimit.length)
    sheet.paragraph(
      `註　下列各戶超過條例第 27 條上限，登記在冊，超過部分不計入出席與表決：${overLimit.join('、')}。`,
      { size: 9, line: 14 },
    )
  if (facts.unwritten.length)
    sheet.paragraph(
      `註　下列各戶的委託沒有登錄委託書正本或影像（條例第 27 條第 3 項須以書面委託）：${facts.unwritten.join('、')}。`,
      { size: 9, line: 14 },
    )
  if (facts.sold.length)
    sheet.paragraph(
      `註　開會時，下列各戶在住戶資料的所有權人與名冊不同，表決依名冊計算：${facts.sold.join('、')}。`,
      { size: 9, line: 14 },
    )
  sheet.heading('二、議案與結果')
  sheet.table(
    [
      { title: '案', share: 0.5 },
      { title: '案由', share: 4 },
      { title: '同意門檻', share: 1.2 },
      { title: '同意人數', share: 1.3, align: 'right' },
      { title: '同意面積', share: 1.3, align: 'right' },
      { title: '宣布', share: 1.6 },
    ],
    topics.map(({ number, title, kind, applied, result, snapshot, decision, outcome, seats }) => {
      const yes = result?.rows.find(({ optionId }) => optionId === 'yes')
      return [
        String(number),
        title,
        kind === 'election' ? '得票' : fractionText(applied.approval.heads),
        kind === 'election' && result
          ? `應選 ${seatsOf({ seats })} 席`
          : yes && snapshot
            ? `${yes.heads ?? '不公布'}／${snapshot.present.heads}`
            : '',
        kind === 'election' && result
          ? `當選 ${result.elected.length} 人`
          : yes && snapshot
            ? yes.fifths === null
              ? '不公布'
              : percentText(cutPercent(yes.fifths, snapshot.present.fifths))
            : '',
        [
          decision ? decisionWords[decision] : '未議',
          outcome && outcome !== 'open' ? outcomeWords[outcome] : '',
        ]
          .filter(Boolean)
          .join('，'),
      ]
    }),
  )
  yield
  for (const topic of topics) {
    drawTopic(sheet, facts, topic)
    yield
  }
  drawServing(sheet, facts)
  drawCorrections(sheet, facts)
  drawEnd(sheet, facts)
  yield
}

function drawServing(sheet: Document, facts: MinutesFacts): void {
  const { assembly, servings } = facts
  const due = minutesDueOn(dayOf(assembly.meetingAt))
  sheet.heading('送達與公告', `紀錄應於 ${rocDay(due)} 前送達並公告（條例第 34 條）`)
  const rows = servedOf(facts).flatMap((what) => {
    const list = servings[what]
    const used = [...new Set(list.flatMap(({ channel }) => channel ?? []))]
    const lines = used.map((channel) => {
      const days = list.filter((one) => one.channel === channel).map(({ servedOn }) => servedOn ?? '')
      const last = days.toSorted().at(-1)
      return [`${servedWords[what]}　${channelWords[channel]}`, String(days.length), last ? rocDay(last) : '']
    })
    const left = list.filter(({ channel }) => !channel)
    return left.length ? [...lines, [`${servedWords[what]}　尚未送達`, String(left.length), '']] : lines
  })
  sheet.table(
    [
      { title: '方式', share: 3 },
      { title: '戶數', share: 1, align: 'right' },
      { title: '最後送達', share: 2 },
    ],
    rows,
  )
  const { minutesPostedOn, outcomePostedOn } = assembly
  sheet.paragraph(
    `會議紀錄${minutesPostedOn ? `於 ${rocDay(minutesPostedOn)} 公告` : '尚未公告'}${outcomePostedOn ? `；決議結果於 ${rocDay(outcomePostedOn)} 公告` : ''}。每一戶的送達日與證據在送達紀錄。`,
    { size: 9, line: 14 },
  )
}

/** What later versions put right, the first at the top; nothing of minutes that were never corrected. */
function drawCorrections(sheet: Document, { issued }: MinutesFacts): void {
  const those = issued.filter(({ correction }) => correction).toReversed()
  if (!those.length) return
  sheet.heading('更正', '先前的版本保存不變')
  for (const { version, at, by, correction, reason } of those)
    sheet.paragraph(`第 ${version} 版　${writeTime(at)}（${by}）：${correction}　理由：${reason}`)
}

function drawEnd(sheet: Document, { chain, issued, assembly }: MinutesFacts): void {
  const [last] = issued
  // What is signed and the chain that proves it stand on one sheet.
  sheet.room(mm(55))
  sheet.paragraph('附件　開會通知、簽到簿、委託書、送達紀錄，依條例第 34 條與本紀錄一併保存。', {
    size: 9,
    line: 14,
  })
  const chair = last?.chairName ?? (assembly.chairName || assembly.convenerName)
  sheet.signatures([`主席 ${chair} 簽章`, `紀錄 ${last?.recorderName ?? assembly.recorderName} 簽章`])
  sheet.room(mm(26))
  const { y } = sheet
  sheet.qr(chain.hash, sheet.left, y, mm(20))
  const x = sheet.left + mm(25)
  const hash = chain.hash.match(/.{4}/g) ?? []
  const look = { size: 8, line: 13 }
  sheet.paper.text(
    `事件鏈　${chain.count} 筆，最後一筆 ${chain.lastAt ? writeTime(chain.lastAt) : ''}　SHA-256`,
    x,
    y,
    look,
  )
  sheet.paper.text(hash.slice(0, 8).join(' '), x, y + 14, look)
  sheet.paper.text(hash.slice(8).join(' '), x, y + 27, look)
  sheet.paper.text(
    chain.isWhole
      ? '改動任何一筆，這一行就不同。已重新計算，全鏈一致。'
      : `重新計算的結果與紀錄不符：${chain.differences.map(differenceText).join('；')}`.slice(0, 120),
    x,
    y + 41,
    look,
  )
  sheet.y = y + mm(24)
}
