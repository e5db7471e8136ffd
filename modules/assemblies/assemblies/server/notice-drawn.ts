import { writeTime } from '#platform/contract/speak-time.ts'
import type { Paper } from '#platform/server/paper/paper.ts'
import { rocDay } from '#platform/server/paper/speak.ts'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import { Document } from './drawing.ts'
import { drawCandidates, seatsOf } from './election-drawn.ts'
import { noticeOf } from './notice.ts'
import type { PaperFacts } from './papers.ts'
import { reconvened } from '#modules/assemblies/tally/contract.ts'
import { fractionText, kindWords, motionWords, wayWords } from './said.ts'

const weekdays = ['日', '一', '二', '三', '四', '五', '六']

/** 115年12月5日（六）14:30 */
export function meetingText(at: Date): string {
  return `${rocDay(dayOf(at))}（${weekdays[taipei(at).weekday]}）${writeTime(at).slice(-5)}`
}

/** The written notice with its agenda (Art. 30) as it was served, and what whoever cannot come must know. */
export function* drawNotice(
  paper: Paper,
  { communityName, assembly: now, topics: agenda }: PaperFacts,
): Generator {
  const { topics, ...assembly } = now.notice ?? noticeOf(now, agenda)
  const meetingAt = new Date(assembly.meetingAt)
  const sheet = new Document(paper, [communityName, '開會通知單'])
  sheet.title(`${assembly.title}開會通知`, kindWords[assembly.kind])
  sheet.table(
    [
      { title: '', share: 1 },
      { title: '', share: 5 },
    ],
    [
      ['開會時間', meetingText(meetingAt)],
      ['開會地點', assembly.place],
      ['召集人', assembly.convenerName],
      ['通知日期', assembly.noticeDay ? rocDay(assembly.noticeDay) : ''],
    ],
  )
  const changed = [
    now.title === assembly.title ? '' : `名稱 ${now.title}`,
    Number(now.meetingAt) === Number(meetingAt) ? '' : `開會時間 ${meetingText(now.meetingAt)}`,
    now.place === assembly.place ? '' : `開會地點 ${now.place}`,
  ].filter(Boolean)
  if (changed.length) sheet.paragraph(`註　通知後變更：${changed.join('；')}。`)
  sheet.heading('議程')
  sheet.table(
    [
      { title: '案', share: 0.5 },
      { title: '案由與說明', share: 5 },
      { title: '類別', share: 1.2 },
      { title: '出席／同意', share: 1.6 },
    ],
    topics.map(({ number, title, description, kind, voteWay, applied, seats }) => [
      String(number),
      [
        title,
        description,
        kind === 'election'
          ? `應選 ${seatsOf({ seats })} 席，${wayWords[voteWay]}`
          : `${wayWords[voteWay]}表決`,
      ]
        .filter(Boolean)
        .join('　'),
      motionWords[kind],
      `${fractionText(applied.quorum.heads)}／${fractionText(applied.approval.heads)}`,
    ]),
  )
  const elections = topics.filter(({ kind }) => kind === 'election')
  if (elections.length) sheet.heading('選舉名額與候選人')
  for (const topic of elections) drawCandidates(sheet, topic)
  if (assembly.note) {
    sheet.heading('說明')
    sheet.paragraph(assembly.note)
  }
  sheet.heading('出席與委託')
  sheet.paragraph(
    '一、請攜帶出席證與身分證明文件報到。出席證上的條碼也可以用手機掃描投票。\n' +
      '二、不能親自出席時，得以書面委託配偶、有行為能力之直系血親、其他區分所有權人或承租人代理（公寓大廈管理條例第 27 條第 3 項）。\n' +
      '三、受託人受託之區分所有權占全部區分所有權五分之一以上，或受託人數超過區分所有權人數五分之一者，超過部分不予計算。\n' +
      '四、專有部分為共有者，請推選一人行使表決權。',
  )
  const again = topics.find(({ kind }) => kind !== 'rebuilding')?.applied ?? reconvened
  if (assembly.kind === 'reconvened') {
    const { quorum, approval } = again
    sheet.paragraph(
      `五、本次為同一議案重新召集之會議，依條例第 32 條及規約，以 ${quorum.leastHeads} 人以上並其人數 ${fractionText(quorum.heads)}、` +
        `區分所有權比例 ${fractionText(quorum.area)} 以上出席，出席人數 ${fractionText(approval.heads)}、` +
        `區分所有權比例 ${fractionText(approval.area)} 同意作成決議。`,
    )
  }
  sheet.signatures(['召集人簽章'])
  yield
}
