import { labelKey } from './household-checks.ts'
import type { ResidentLine } from './lines.ts'
import type { SheetLines } from './sheet-lines.ts'
import { turns } from '#platform/server/turns.ts'

/** Somebody's name for comparing. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Lines that say whom they mean, also those with a wrong cell: what follows from them is looked at too. `today` is the day
 * in Taipei. Notes what is wrong.
 */
export async function checkResidents(
  sheet: SheetLines<ResidentLine>,
  today: string,
): Promise<ResidentLine[]> {
  const turn = turns()
  const seen = new Map<string, ResidentLine[]>()
  const found: ResidentLine[] = []
  for (const said of sheet.lines) {
    await turn()
    const { row, label, name } = said
    if (!label || !name) continue
    const line: ResidentLine = { ...said, label, name }
    const key = `${labelKey(label)} ${nameKey(name)}`
    const others = seen.get(key) ?? []
    const twin = others.find((other) => !other.mobile || !line.mobile || other.mobile === line.mobile)
    if (twin)
      sheet.fault(
        row,
        'name',
        `${name} 和第 ${twin.row} 列是同一戶的同一個人`,
        '每個人寫一列；同名的兩個人請都填電話',
      )
    seen.set(key, [...others, line])
    if (line.birthday && line.birthday > today) sheet.fault(row, 'birthday', '生日晚於今天')
    if (line.contractFrom && line.contractUntil && line.contractUntil < line.contractFrom)
      sheet.fault(row, 'contractUntil', '租約迄日早於起日')
    found.push(line)
  }
  return found
}
