import type { Paper } from '#platform/server/paper/paper.ts'
import { rocDay } from '#platform/server/paper/speak.ts'
import { areaText } from '#modules/assemblies/tally/contract.ts'
import { Document } from './drawing.ts'
import type { MinutesFacts } from './minutes-facts.ts'
import { meetingText } from './notice-drawn.ts'
import { outcomeWords } from './said.ts'

/** What became of the resolutions of a meeting called again, to be posted and served within ten days (Art. 32 III). */
export function* drawOutcome(paper: Paper, facts: MinutesFacts): Generator {
  const { communityName, assembly, topics, objections, objectionEnd } = facts
  const sheet = new Document(paper, [communityName, '決議結果公告'])
  sheet.title('區分所有權人會議決議結果公告', assembly.title)
  sheet.table(
    [
      { title: '', share: 1 },
      { title: '', share: 4 },
    ],
    [
      ['開會時間', meetingText(assembly.meetingAt)],
      ['開會地點', assembly.place],
      [
        '書面異議期間',
        objectionEnd ? `至 ${rocDay(objectionEnd)}（紀錄送達後七日）` : '紀錄還沒有送達每一位區分所有權人',
      ],
      ['公告日', assembly.outcomePostedOn ? rocDay(assembly.outcomePostedOn) : ''],
    ],
  )
  sheet.heading('決議')
  sheet.table(
    [
      { title: '案', share: 0.5 },
      { title: '案由', share: 3 },
      { title: '異議人數', share: 1.2, align: 'right' },
      { title: '異議比例 ㎡', share: 2, align: 'right' },
      { title: '結果', share: 1 },
    ],
    topics.flatMap(({ topicId, number, title, outcome }) => {
      const standing = objections.standings.find((one) => one.topicId === topicId)
      if (!standing || !outcome) return []
      const { heads, area } = standing.verdict
      return [
        [
          String(number),
          title,
          `${heads.value}／${heads.total}`,
          `${areaText(area.value)}／${areaText(area.total)}`,
          outcomeWords[outcome],
        ],
      ]
    }),
  )
  sheet.paragraph(
    '依公寓大廈管理條例第 32 條，重新召集會議的決議，書面異議的人數與區分所有權比例都超過全體半數時不成立；未超過時視為成立。本結果於決議成立後十日內以書面送達全體區分所有權人並公告。',
    { size: 9, line: 14 },
  )
  sheet.signatures(['會議主席簽章', '公告日期'])
  yield
}
