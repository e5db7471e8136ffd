import type { blanks, Template } from '../settings.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import type { DebtParts } from './read-debts.ts'

/** The bills that parts which are overdue come from, a line each. */
function detailOf({ pieces }: DebtParts, names: ReadonlyMap<string, string>, today: string): string {
  const late = pieces.filter(({ dueOn, paidOn }) => paidOn === null && dueOn < today)
  const byBill = new Map<string, { dueOn: string; sum: number }>()
  for (const { billId, dueOn, amount } of late)
    byBill.set(billId, { dueOn, sum: (byBill.get(billId)?.sum ?? 0) + amount })
  return [...byBill]
    .map(
      ([billId, { dueOn, sum }]) =>
        `　${names.get(billId) ?? '管理費'}，期限 ${rocDay(dueOn)}：${spoken(sum)} 元`,
    )
    .join('\n')
}

/** A template with its blanks filled: what goes out, and is kept as it went. */
export function letterOf(
  { title, body }: Template,
  parts: DebtParts,
  given: { community: string; names: ReadonlyMap<string, string>; day: string; termOn: string },
): { title: string; body: string } {
  const { debt } = parts
  const values: Record<(typeof blanks)[number], string> = {
    社區: given.community,
    戶號: debt.label,
    繳款人: debt.payer,
    日期: rocDay(given.day),
    期數: String(debt.periods),
    金額: spoken(debt.overdue),
    利息: spoken(debt.interest),
    合計: spoken(debt.overdue + debt.interest),
    期限: rocDay(given.termOn),
    明細: detailOf(parts, given.names, given.day),
  }
  const known = new Map<string, string>(Object.entries(values))
  // What stands in braces and is no blank stays as it was written.
  const fill = (text: string) =>
    text.replaceAll(/\{([^{}\n]{1,10})\}/g, (all, name) => known.get(name) ?? all)
  return { title: fill(title), body: fill(body) }
}
