import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { numberOf } from '#modules/building/alarm-points/contract.ts'
import { openCase } from '#modules/assets/repairs/server/public.ts'
import { checksMissing, noSuchTerm, valueMissing } from '../problems.ts'
import type { Check, Plan, Term } from '../shapes.ts'
import { checkTable as c } from './tables.ts'

/** What a check comes to: a number beyond its limits failed, whatever was said. */
export function judged(term: Pick<Term, 'kind' | 'lowLimit' | 'highLimit'>, { result, value }: Check) {
  if (term.kind !== 'number' || result === 'none') return result
  const [low, high, found] = [numberOf(term.lowLimit), numberOf(term.highLimit), Number(value)]
  return (low !== null && found < low) || (high !== null && found > high) ? 'fail' : result
}

/**
 * Looks at checks before they are kept: each is of the plan, numbers are numbers, and of a time that is over none is missing.
 * Throws noSuchTerm, valueMissing, checksMissing.
 */
export function checkedChecks(plan: Plan, checks: readonly Check[], isOver: boolean): Check[] {
  const terms = new Map(plan.terms.map((term) => [term.termId, term]))
  const found = new Map(checks.map((check) => [`${check.assetId} ${check.termId}`, check]))
  const kept = [...found.values()].map((check) => {
    const term = terms.get(check.termId)
    if (!term || !plan.assetIds.includes(check.assetId)) throw noSuchTerm()
    if (term.kind === 'number' && check.result !== 'none' && !/^-?\d{1,9}(\.\d{1,6})?$/.test(check.value))
      throw valueMissing(term.name)
    return { ...check, result: judged(term, check) }
  })
  const missing = plan.terms.length * plan.assetIds.length - kept.length
  if (isOver && missing > 0) throw checksMissing(missing)
  return kept
}

/** Keeps what was found; who and when are the server's. */
export async function putChecks(
  { db, now }: Lease & { now: Date },
  by: string,
  { recordId, checks }: { recordId: string; checks: readonly Check[] },
): Promise<void> {
  await db.delete(c).where(eq(c.recordId, recordId))
  if (checks.length) await db.insert(c).values(checks.map((check) => ({ ...check, recordId, at: now, by })))
}

/** Opens a repair for every check that failed, and gives their numbers. */
export async function openRepairs(
  work: Work,
  by: string,
  { plan, recordId, checks }: { plan: Plan; recordId: string; checks: readonly Check[] },
): Promise<number[]> {
  const numbers: number[] = []
  for (const { assetId, termId, result, value, note, photos } of checks) {
    if (result !== 'fail') continue
    const asset = plan.assets.find((one) => one.assetId === assetId)
    const term = plan.terms.find((one) => one.termId === termId)
    const detail = [value && `${value} ${term?.unit ?? ''}`.trim(), note].filter(Boolean).join('，')
    const made = await openCase(work, by, {
      id: newId(),
      title: `${asset?.name ?? ''}　${term?.name ?? ''}`.slice(0, 60),
      detail,
      place: asset?.place ?? '',
      assetId,
      source: 'check',
      photos,
      recordId,
      supplierId: plan.supplierId,
    })
    numbers.push(made.number)
  }
  return numbers
}
