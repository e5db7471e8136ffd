import type { Lease } from '#platform/server/database.ts'
import type { CodeFinding } from '../shapes.ts'
import { encode, isShaped } from '../virtual-accounts.ts'
import { rulesOf } from './settings.ts'

/** What is known of a number that somebody paid to. */
export interface VerifiedCode {
  /** `good`: its check digit is right, or cannot be known without the amount; `unknown`: no account of this community. */
  result: 'good' | 'badCheckDigit' | 'unknown'
  finding: CodeFinding
  /** The last digit that it should have; '' where that is not known. */
  expected: string
  /** Whose it is; null for a number that no bill ever had. */
  billId: string | null
  householdId: string | null
}

/** A number as it was typed or stands in a file, without what only parts its digits. */
export const plainCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/**
 * Whether a virtual account is one of this community's, by the rules of today and of earlier; `amount` in whole NT$ where the
 * check digit is of the amount too. Who owns it is found through `bill_code`, for ever; this says why a number is not found.
 */
export async function verifyCode(lease: Lease, typed: string, amount?: number): Promise<VerifiedCode> {
  const code = plainCode(typed)
  const none = { expected: '', billId: null, householdId: null }
  const rules = await rulesOf(lease)
  const fitting = rules.filter((rule) => isShaped(rule, code))
  if (!fitting.length) {
    const isOfLength = rules.some(({ length }) => length === code.length)
    const finding = !/^\d+$/.test(code) ? 'noDigits' : isOfLength ? 'otherPrefix' : 'otherLength'
    return { result: 'unknown', finding, ...none }
  }
  const body = code.slice(0, -1)
  const [given] = await lease.query<{ billId: string; householdId: string }>(
    'select bill_id as "billId", household_id as "householdId" from account_body where body = $1',
    [body],
  )
  const owner = given ?? { billId: null, householdId: null }
  if (amount === undefined && fitting.some(({ isAmountBound }) => isAmountBound)) {
    const result = given ? 'good' : 'unknown'
    return { result, finding: given ? 'needsAmount' : 'notGiven', expected: '', ...owner }
  }
  const made = fitting.map((rule) => encode(rule, body, amount ?? 0))
  if (!made.includes(code))
    return { result: 'badCheckDigit', finding: 'badCheckDigit', expected: made[0]?.at(-1) ?? '', ...owner }
  return { result: given ? 'good' : 'unknown', finding: given ? 'given' : 'notGiven', expected: '', ...owner }
}
