import { type Explained, inChinese } from '#platform/contract/words.ts'
import type { Lease } from './database.ts'

/** How long something is kept, and how it is forgotten. */
export interface RetentionRule {
  defaultDays: number
  minDays: number
  maxDays: number
  /**
   * Statements, in this order, most of them made by `forgetting.ts`. Each forgets at most $2 rows that ended before $1 and
   * gives a row for each, with `paths` where it lets go of files; what is forgotten already is not given again. They run
   * through the door, so they name `lobby_community()`.
   */
  forget: readonly string[]
}

/** Something that is kept for so many days and then forgotten (個資法 Art. 11). */
export interface Retention extends RetentionRule {
  /** `packages.personal` */
  name: string
  /** What is forgotten, as a person reads it: `已結案包裹的個人資料`. */
  title: string
  /** What happens then, and what stays. */
  words: string
}

/** Declares what a module keeps for a time, in its `server/retention.ts`: a rule for each that its words explain. */
export const retentionsOf = <const Names extends Explained>(
  { retentions }: { readonly retentions: Names },
  rules: { readonly [Name in keyof Names]: RetentionRule },
): readonly Retention[] =>
  Object.entries<RetentionRule>(rules).map(([name, rule]) => {
    const explained = retentions[name]
    if (!explained) throw new Error(`no words for the retention ${name}`)
    return { name, ...inChinese(explained), ...rule }
  })

/** Forgets one batch in the lease's community. Gives how many rows, and the files that nobody names any more. */
export async function forgetOld(
  lease: Lease,
  { forget }: RetentionRule,
  { before, limit }: { before: Date; limit: number },
): Promise<{ count: number; paths: string[] }> {
  let count = 0
  const paths: string[] = []
  for (const statement of forget) {
    const rows = await lease.query<{ paths?: string[] }>(statement, [before, limit])
    count += rows.length
    paths.push(...rows.flatMap((row) => row.paths ?? []).filter(Boolean))
  }
  return { count, paths }
}
