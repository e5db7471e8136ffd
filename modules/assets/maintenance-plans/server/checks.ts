import { and, eq, isNotNull } from 'drizzle-orm'
import { cut } from '#platform/contract/cut.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { readingOf } from '#modules/building/alarm-points/contract.ts'
import { openCase } from '#modules/assets/repairs/server/public.ts'
import { placeOf } from '#modules/assets/place-of.ts'
import { beyond, isMeasured, judged } from '../limits.ts'
import { checksMissing, noSuchTerm, photoNeeded, valueMissing } from '../problems.ts'
import type { Check, Plan, Term } from '../shapes.ts'
import { checkTable as c, termTable as t } from './tables.ts'

/** What a sheet on a phone was filled under: terms that came later are none of it, terms that were retired since still are. */
export interface Sheet {
  terms: readonly string[]
  retired: readonly Term[]
}

/** Terms of a plan that nobody looks at any more. */
export async function readRetiredTerms(lease: Lease, planId: string): Promise<Term[]> {
  const rows = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.planId, planId), isNotNull(t.retiredAt)))
  return rows.map(({ id: termId, name, hint, kind, unit, lowLimit, highLimit }) => ({
    termId,
    name,
    hint,
    kind,
    unit,
    lowLimit: readingOf(lowLimit),
    highLimit: readingOf(highLimit),
  }))
}

/**
 * Looks at checks before they are kept: each is of the plan, numbers are numbers, and of a time that is over none is missing, nor
 * a photo where one is asked for. Of a sheet, what it could not know of is not applicable. Throws noSuchTerm, valueMissing,
 * photoNeeded, checksMissing.
 */
export function checkedChecks(plan: Plan, checks: readonly Check[], isOver: boolean, sheet?: Sheet): Check[] {
  const terms = new Map([...(sheet?.retired ?? []), ...plan.terms].map((term) => [term.termId, term]))
  const found = new Map(checks.map((check) => [`${check.assetId} ${check.termId}`, check]))
  const kept = [...found.values()].flatMap((check) => {
    const term = terms.get(check.termId)
    const isOfPlan = plan.assetIds.includes(check.assetId)
    // A thing that left the plan meanwhile is not looked after by it.
    if (term && !isOfPlan && sheet) return []
    if (!term || !isOfPlan) throw noSuchTerm()
    if (term.kind === 'number' && check.result !== 'none' && !isMeasured(check.value))
      throw valueMissing(term.name)
    if (isOver && term.kind === 'text' && check.result === 'pass' && !check.value.trim())
      throw valueMissing(term.name)
    if (isOver && term.kind === 'photo' && check.result === 'pass' && !check.photos.length)
      throw photoNeeded(term.name)
    return [{ ...check, result: judged(term, check) }]
  })
  if (!isOver) return kept
  const missing = plan.assetIds.flatMap((assetId) =>
    plan.terms
      .filter(({ termId }) => !found.has(`${assetId} ${termId}`))
      .map(({ termId }) => ({ assetId, termId })),
  )
  const mustBe = missing.filter(({ termId }) => !sheet || sheet.terms.includes(termId))
  if (mustBe.length) throw checksMissing(mustBe.length)
  const none = { result: 'none' as const, value: '', note: '填單之後才加的項目', photos: [] }
  return [...kept, ...missing.map((one) => ({ ...one, ...none }))]
}

/** Keeps what was found; who and when are the server's. What was kept of other checks stays, unless these are all of them. */
export async function putChecks(
  { db, now, query }: Lease & { now: Date },
  by: string,
  { recordId, checks, isWhole }: { recordId: string; checks: readonly Check[]; isWhole: boolean },
): Promise<void> {
  if (isWhole) await db.delete(c).where(eq(c.recordId, recordId))
  else
    await query(
      `delete from maintenance_check k using unnest($2::uuid[], $3::uuid[]) given (asset, term)
       where k.record_id = $1 and k.asset_id = given.asset and k.term_id = given.term`,
      [recordId, checks.map(({ assetId }) => assetId), checks.map(({ termId }) => termId)],
    )
  if (checks.length) await db.insert(c).values(checks.map((check) => ({ ...check, recordId, at: now, by })))
}

/** What was measured or written, beside the limit that it lies beyond: 7.4 mm/s，超過上限 4.5 mm/s. */
function foundOf(term: Term | undefined, value: string): string {
  if (!term || !value) return value
  const withUnit = (number: string) => (term.kind === 'number' ? `${number} ${term.unit}`.trim() : number)
  const past = beyond(term, value)
  return past
    ? `${withUnit(value)}，${past.side === 'above' ? '超過上限' : '低於下限'} ${withUnit(past.limit)}`
    : withUnit(value)
}

/** Opens a repair for every check that failed, also under a term that was retired since, and gives their numbers. */
export async function openRepairs(
  work: Work,
  by: string,
  given: { plan: Plan; retired: readonly Term[]; recordId: string; checks: readonly Check[] },
): Promise<number[]> {
  const { plan, retired, recordId, checks } = given
  const terms = [...plan.terms, ...retired]
  const numbers: number[] = []
  for (const { assetId, termId, result, value, note, photos } of checks) {
    if (result !== 'fail') continue
    const asset = plan.assets.find((one) => one.assetId === assetId)
    const term = terms.find((one) => one.termId === termId)
    const found = [foundOf(term, value), note].filter(Boolean).join('；')
    const detail = `保養「${plan.name}」檢查未通過：${term?.name ?? ''}${found && `，${found}`}`
    const made = await openCase(work, by, {
      id: newId(),
      title: cut(`${asset?.name ?? ''}　${term?.name ?? ''}`, 60),
      detail,
      place: asset ? placeOf(asset) : '',
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
