import { columnName } from '#platform/workbook/sheet-xml.ts'
import { type ForwardKind, forwardNumber } from '../forward-number.ts'
import { heads, kindWords, removeWord } from '../number-sheet.ts'
import type { Fault } from '../shapes.ts'
import type { ReadTexts } from '#platform/workbook/read-texts.ts'

/** A household as its workbook names it. */
export interface Known {
  householdId: string
  isOpened: boolean
  forwardKind: ForwardKind | null
  forwardNumber: string
}

/** What a workbook would do. */
export interface Looked {
  faults: Fault[]
  set: { householdId: string; kind: ForwardKind; number: string }[]
  removed: string[]
  sameCount: number
}

/** What a workbook keeps of a number that it took for one: 912336870 is 0912336870. */
const withZero = (text: string): string => (/^[2-9]\d{7,8}$/.test(text) ? `0${text}` : text)
const kindOf = (word: string): ForwardKind | undefined =>
  (Object.keys(kindWords) as ForwardKind[]).find((kind) => kindWords[kind] === word)
const plain = (label: string) => label.normalize('NFKC').replace(/\s/g, '')

/** Looks at the rows of a workbook: all that is wrong with them, and what they would do. */
export function lookAt(
  { heads: given, rows, formulas }: ReadTexts,
  households: ReadonlyMap<string, Known>,
): Looked {
  const looked: Looked = { faults: [], set: [], removed: [], sameCount: 0 }
  const fault = (kind: Fault['kind'], cell = '', value = '') =>
    looked.faults.push({ kind, cell, value: value.slice(0, 60) })
  const columns = heads.map((head) => given.indexOf(head))
  for (const [nth, head] of heads.entries()) if (columns[nth] === -1) fault('headMissing', '', head)
  if (looked.faults.length) return looked
  if (!rows.length) fault('noRows')
  for (const cell of formulas) fault('formula', cell)
  const byLabel = new Map([...households].map(([label, known]) => [plain(label), known]))
  const seen = new Set<string>()
  for (const { number: row, texts } of rows) {
    const [label = '', word = '', typed = ''] = columns.map((column) => texts[column]?.trim() ?? '')
    const cell = (nth: number) => `${columnName(columns[nth] ?? 0)}${row}`
    const known = byLabel.get(plain(label))
    if (!known) fault('labelUnknown', cell(0), label)
    else if (seen.has(known.householdId)) fault('labelTwice', cell(0), label)
    else if (!word && !typed) looked.sameCount += 1
    else if (!known.isOpened) fault('notOpened', cell(0), label)
    else if (word === removeWord) {
      if (known.forwardKind) looked.removed.push(known.householdId)
      else looked.sameCount += 1
    } else lookAtNumber(known, { word, typed }, { fault, cell, looked })
    if (known) seen.add(known.householdId)
  }
  return looked
}

function lookAtNumber(
  known: Known,
  { word, typed }: { word: string; typed: string },
  {
    fault,
    cell,
    looked,
  }: {
    fault: (kind: Fault['kind'], cell: string, value: string) => void
    cell: (nth: number) => string
    looked: Looked
  },
): void {
  const kind = kindOf(word)
  if (!kind) return fault('kindUnknown', cell(1), word)
  if (!typed) return fault('numberMissing', cell(2), '')
  const read = forwardNumber(kind, withZero(typed))
  if ('fault' in read) return fault(read.fault, cell(2), typed)
  if (known.forwardKind === kind && known.forwardNumber === read.number) looked.sameCount += 1
  else looked.set.push({ householdId: known.householdId, kind, number: read.number })
}
