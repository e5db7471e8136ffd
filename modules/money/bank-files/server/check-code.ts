import type { Lease } from '#platform/server/database.ts'
import { verifyCode } from '#modules/money/collecting/server/public.ts'
import type { LineFacts } from './classify.ts'

/** What the check digit of an account says of itself and of the amount. */
export type CodeCheck = (code: string, amount: number) => LineFacts['check']

/** How many codes are looked at: a file whose every account is unknown is not worth more. */
const most = 300
const checks = { good: 'right', badCheckDigit: 'wrong', unknown: 'unknown' } as const

/** What the check digits of codes say, by the schemes of the community's accounts. */
export async function checkOf(
  lease: Lease,
  given: readonly { code: string; amount: number }[],
): Promise<CodeCheck> {
  const found = new Map<string, LineFacts['check']>()
  for (const { code, amount } of given.filter((one) => one.code).slice(0, most)) {
    const key = `${code} ${amount}`
    if (!found.has(key)) found.set(key, checks[(await verifyCode(lease, code, amount)).result])
  }
  return (code, amount) => found.get(`${code} ${amount}`) ?? 'unknown'
}
