/** What the tags of the older pages stand for: 【人數】2【事由】親友來訪【借用】感應卡×1【換證】駕照【備註】… (R170). */
export interface NoteParts {
  people: number
  reason: string
  lent: readonly { name: string; quantity: number }[]
  pledge: string
  remark: string
}

/** What somebody wrote never looks like a tag. */
const plain = (text: string) => text.replaceAll('【', '［').replaceAll('】', '］')

/** The note of a visitor as the older pages read it: tagged pieces, those without content left out. */
export function writeOldNote({ people, reason, lent, pledge, remark }: NoteParts): string {
  const things = lent.map(({ name, quantity }) => `${name}×${quantity}`).join('、')
  const pieces = [
    ['人數', String(people)],
    ['事由', reason],
    ['借用', things],
    ['換證', pledge],
    ['備註', remark],
  ] as const
  return pieces.map(([tag, text]) => (text ? `【${tag}】${plain(text)}` : '')).join('')
}
