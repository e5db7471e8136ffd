import type { CodeCheck } from './check-code.ts'
import { classify, type LineFacts } from './classify.ts'
import type { CodeFacts } from './code-facts.ts'
import type { LineClass } from '../line-shapes.ts'

interface Told {
  code: string
  id: string
  kind: LineFacts['kind']
  amount: number
  paidOn: string
  channel: string
}

/**
 * How each line of a file stands, in their order: a line that is written off changes how the next one for the same bill stands.
 * What the books seem to have already, or was taken back, is written off to nothing.
 */
export function sortLines<Line extends Told>(
  lines: readonly Line[],
  facts: ReadonlyMap<string, CodeFacts>,
  checkOf: CodeCheck,
  { isBooked, isReturned }: { isBooked: (id: string) => boolean; isReturned: (id: string) => boolean },
): (Line & { class: LineClass; bill: CodeFacts | undefined })[] {
  const spent = new Set<string>()
  return lines.map((line) => {
    const given = facts.get(line.code)
    const bill = given && spent.has(given.billId) ? { ...given, state: 'settled' as const, left: 0 } : given
    const found = classify({
      ...line,
      bill,
      check: checkOf(line.code, line.amount),
      isBooked: isBooked(line.id),
      isReturned: isReturned(line.id),
    })
    if (found === 'exact' && given) spent.add(given.billId)
    return { ...line, class: found, bill: given }
  })
}
