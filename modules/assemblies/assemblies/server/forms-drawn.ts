import { areaText } from '#modules/assemblies/tally/contract.ts'
import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import { Document, drawQr } from './drawing.ts'
import { meetingText } from './notice-drawn.ts'
import type { PaperFacts } from './papers.ts'
import { namesOf } from './roll-state.ts'
import { relationWords } from './said.ts'

const four = (n: number) => String(n).padStart(4, '0')

/** What the QR code of a card says: the page on which its owner votes; a desk reads the code at its end. */
export const cardAddress = (origin: string, code: string): string =>
  `${origin}/mgmt/assemblyBallot?code=${code}`

/** Attendance cards, eight to a sheet, to be cut. */
export function* drawCards(
  paper: Paper,
  { communityName, assembly, state, origin, codeOf }: PaperFacts,
): Generator {
  const [wide, high] = [mm(90), mm(64)]
  for (const [at, unit] of state.units.entries()) {
    const nth = at % 8
    if (nth === 0) {
      if (at) yield
      paper.page(sheets.a4)
    }
    const x = mm(15) + (nth % 2) * wide
    const y = mm(18) + Math.floor(nth / 2) * high
    paper.box(x, y, wide, high, mm(0.15))
    paper.fitted(communityName, x + mm(5), y + mm(4), wide - mm(10), { size: 9, line: 13 })
    paper.fitted(assembly.title, x + mm(5), y + mm(9), wide - mm(10), { size: 10, line: 15, weight: 'bold' })
    paper.text(`出席證 ${four(unit.cardNumber)}`, x + mm(5), y + mm(16), {
      size: 15,
      line: 22,
      weight: 'bold',
    })
    paper.fitted(unit.label, x + mm(5), y + mm(26), mm(46), { size: 13, line: 20, weight: 'bold' })
    paper.fitted(namesOf(unit.owners), x + mm(5), y + mm(34), mm(46), { size: 11, line: 17 })
    paper.text(`專有部分 ${areaText(unit.area * 5)} ㎡`, x + mm(5), y + mm(41), { size: 9, line: 14 })
    paper.fitted(
      `${meetingText(assembly.meetingAt)}　${assembly.place}`,
      x + mm(5),
      y + mm(52),
      wide - mm(10),
      { size: 8.5, line: 13 },
    )
    // Not in letters: whoever looks over a shoulder reads no code.
    const code = codeOf(unit)
    if (code) drawQr(paper, cardAddress(origin, code), x + wide - mm(36), y + mm(17), mm(30))
  }
  if (!state.units.length) paper.page(sheets.a4)
  yield
}

/** Proxy forms with what is known filled in, one to a sheet. */
export function* drawProxies(paper: Paper, facts: PaperFacts): Generator {
  const { communityName, assembly, state } = facts
  for (const unit of state.units) {
    const sheet = new Document(paper, [communityName, `出席證 ${four(unit.cardNumber)}`])
    sheet.title('區分所有權人會議委託書')
    sheet.paragraph(
      `本人因故不能出席 ${meetingText(assembly.meetingAt)} 於${assembly.place}召開之「${assembly.title}」，茲委託 ＿＿＿＿＿＿＿＿＿＿ 先生／女士代理出席，並就各議案代為行使表決權。`,
      { size: 12, line: 24 },
    )
    sheet.table(
      [
        { title: '', share: 1.4 },
        { title: '', share: 4 },
      ],
      [
        ['委託人（戶別）', unit.label],
        ['區分所有權人', namesOf(unit.owners)],
        ['專有部分面積', `${areaText(unit.area * 5)} ㎡`],
        ['代表人（共有時）', unit.representative],
        [
          '與委託人的關係',
          Object.values(relationWords)
            .map((word) => `□ ${word}`)
            .join('　'),
        ],
        ['代理人身分證字號末四碼', ''],
        ['代理人戶別（區分所有權人時）', ''],
      ],
    )
    sheet.paragraph(
      '依公寓大廈管理條例第 27 條第 3 項，代理人限於配偶、有行為能力之直系血親、其他區分所有權人或承租人。受託之區分所有權占全部五分之一以上，或受託人數超過區分所有權人數五分之一者，超過部分不予計算。委託人本人到場報到時，委託即失其效力。',
    )
    sheet.signatures(['委託人簽章', '代理人簽章', '日期'])
    yield
  }
  if (!state.units.length) paper.page(sheets.a4)
  yield
}

/** By which co-owners elect one of them, who exercises the rights of all (Art. 27 I): one sheet for each unit of several owners. */
export function* drawElections(paper: Paper, { communityName, assembly, state }: PaperFacts): Generator {
  const shared = state.units.filter(({ owners }) => owners.length > 1)
  for (const unit of shared) {
    const sheet = new Document(paper, [communityName, `出席證 ${four(unit.cardNumber)}`])
    sheet.title('共有人推選書')
    sheet.paragraph(
      `下列共有人推選 ${unit.representative || '＿＿＿＿＿＿＿＿＿＿'} 一人，於 ${meetingText(assembly.meetingAt)} 在${assembly.place}召開之「${assembly.title}」代表出席並行使表決權，合計 1 票。`,
      { size: 12, line: 24 },
    )
    sheet.table(
      [
        { title: '', share: 1.4 },
        { title: '', share: 4 },
      ],
      [
        ['戶別', unit.label],
        ['專有部分面積', `${areaText(unit.area * 5)} ㎡`],
      ],
    )
    sheet.table(
      [
        { title: '共有人', share: 2 },
        { title: '簽章', share: 3 },
        { title: '日期', share: 1.4 },
      ],
      unit.owners.map(({ name }) => [name, '', '']),
    )
    sheet.paragraph(
      '依公寓大廈管理條例第 27 條第 1 項，數人共有一專有部分者，該表決權應推由一人行使。請在報到時交給報到台，與簽到簿一併保存。',
    )
    yield
  }
  if (!shared.length) new Document(paper, [communityName, '推選書']).paragraph('名冊裡沒有共有的戶。')
  yield
}
