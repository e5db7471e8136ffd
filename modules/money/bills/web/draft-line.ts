import { leastAmount, mostAmount, type NewLine } from '../shapes.ts'

/** A line while it is written: its amount as digits. */
export interface DraftLine extends Omit<NewLine, 'amount'> {
  key: string
  amount: string
  /** What was calculated; another amount loses how it was. */
  calculated?: number | undefined
}

type Written = Omit<NewLine, 'basis' | 'feeItemId'> & {
  basis?: string
  feeItemId?: string | null | undefined
}

/** A line as it can be written; what has none of these is no line of a form. */
export const draftLine = ({ amount, basis = '', feeItemId, ...line }: Written, key: string): DraftLine => ({
  ...line,
  ...(feeItemId && { feeItemId }),
  basis,
  key,
  amount: String(amount),
  calculated: amount,
})

/** The line that is sent: how it was calculated is said only while that is its amount. */
export function lineOf({ key: _, calculated, amount, basis, name, ...line }: DraftLine): NewLine {
  const isAsCalculated = Number(amount) === calculated
  return { ...line, name: name.trim(), amount: Number(amount), basis: isAsCalculated ? basis : '' }
}

/** What is typed of a line: a discount takes away, also where nobody typed its minus. */
export const asLine = ({ kind }: Pick<DraftLine, 'kind'>, typed: string): string =>
  kind === 'discount' && /^[1-9]/.test(typed) ? `-${typed}` : typed

export const isLineWrong = ({ name, amount }: DraftLine): boolean =>
  !name.trim() || amount === '' || Number(amount) < leastAmount || Number(amount) > mostAmount

export const sumOf = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, { amount }) => sum + Number(amount || 0), 0)
