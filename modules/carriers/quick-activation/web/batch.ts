import { candidateUids } from '#platform/contract/card-uid.ts'
import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'
import type { Decision, Question } from './bind.ts'

/** A code that was read in a row of others. */
export interface BatchRow {
  code: string
  /** checking: it is being looked up; asks: somebody must decide; ready: bound at the end; failed: may be tried again. */
  state: 'checking' | 'asks' | 'ready' | 'sending' | 'done' | 'failed'
  /** What is said of it instead of its state: an outcome, or why not. */
  said?: string
  question?: Question
  decision?: Decision
}

/** Whether two codes are the same card, perhaps written by two readers, or the same phone. */
export function isSame(kind: ReaderKind, text: string, other: string): boolean {
  if (text === other) return true
  if (kind === 'phone') return false
  const [first = ''] = candidateUids(text)
  return candidateUids(other)[0] === first
}

/** Adds a code at the end; one that is there already says where (from 1), and nothing changes. */
export function addRow(
  rows: readonly BatchRow[],
  kind: ReaderKind,
  code: string,
): { rows: readonly BatchRow[]; nth: number; isTwice: boolean } {
  const at = rows.findIndex((row) => isSame(kind, row.code, code))
  if (at >= 0) return { rows, nth: at + 1, isTwice: true }
  return { rows: [...rows, { code, state: 'checking' }], nth: rows.length + 1, isTwice: false }
}

/** Changes one row, wherever it stands by now; a row that was removed stays away. */
export const setRow = (rows: readonly BatchRow[], code: string, change: Partial<BatchRow>): BatchRow[] =>
  rows.map((row) => (row.code === code ? { ...row, ...change } : row))

/** The batch without one of its codes. */
export const without = (rows: readonly BatchRow[], code: string): BatchRow[] =>
  rows.filter((row) => row.code !== code)

/** The rows that confirming binds now. */
export const toBind = (rows: readonly BatchRow[]): BatchRow[] => rows.filter(({ state }) => state === 'ready')
/** What would be lost by closing: everything that is not bound. */
export const unbound = (rows: readonly BatchRow[]): BatchRow[] => rows.filter(({ state }) => state !== 'done')
/** The codes that could not be bound, for another try. */
export const failedOf = (rows: readonly BatchRow[]): BatchRow[] =>
  rows.filter(({ state }) => state === 'failed')
/** The codes that wait for a decision. */
export const asking = (rows: readonly BatchRow[]): BatchRow[] => rows.filter(({ state }) => state === 'asks')

/** A code for the eye: of a phone's barcode, which opens hand-overs, only the end. */
export const shownCode = (kind: ReaderKind, code: string): string =>
  kind === 'card' ? code : `…${code.slice(-4)}`
