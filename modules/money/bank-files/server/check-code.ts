import type { Lease } from '#platform/server/database.ts'
import type { LineFacts } from './classify.ts'

/** What the check digit of an account says of itself and of the amount. */
export type CodeCheck = (code: string, amount: number) => LineFacts['check']

/** What the check digits of codes say, by the schemes of the community's accounts. */
export async function checkOf(_: Lease): Promise<CodeCheck> {
  return () => 'unknown'
}
