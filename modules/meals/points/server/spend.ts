import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import type { Purse } from '../contract.ts'
import { pointsInsufficient } from '../problems.ts'
import { holdPerson } from './people.ts'
import {
  addLots,
  expireDue,
  type Holder,
  type Lot,
  lockPurses,
  lotsOf,
  type Move,
  type Points,
  type Subject,
  writeChanges,
} from './purses.ts'

/** How many points of which purse. */
export type Split = Record<Purse, number>

/** Takes points from lots in their order. Throws pointsInsufficient when they have fewer (R434, R445). */
export function takenOf(lots: readonly Pick<Lot, 'id' | 'left'>[], points: number): Move[] {
  const have = lots.reduce((sum, { left }) => sum + left, 0)
  if (have < points) throw pointsInsufficient(have, points)
  let rest = points
  return lots.flatMap(({ id, left }) => {
    const taken = Math.min(left, rest)
    rest -= taken
    return taken > 0 ? [{ lotId: id, points: -taken }] : []
  })
}

/**
 * A household pays something by its points, the next to expire first; once for a subject, by which it is given back.
 * Throws pointsInsufficient.
 */
export async function spend(
  given: Points,
  {
    householdId: payer,
    residentId = null,
    subjectKind,
    subjectId,
    split,
    note,
  }: Holder & Subject & { split: Split; note: string },
): Promise<void> {
  // It may have become part of another while this waited (decision 017).
  const householdId = await currentHouseholdId(given, payer)
  const holder = { householdId, residentId }
  await lockPurses(given, [householdId], [holder])
  await expireDue(given, householdId)
  const lots = await lotsOf(given, holder, ['normal', 'cash'])
  await writeChanges(
    given,
    (['normal', 'cash'] as const).map((purse) => ({
      id: newId(),
      ...holder,
      purse,
      subjectKind,
      subjectId,
      note,
      kind: 'spent' as const,
      moves: takenOf(
        lots.filter((lot) => lot.purse === purse),
        split[purse],
      ),
    })),
  )
}

interface Spent extends Split {
  lotId: string
  householdId: string
  residentId: string | null
  purse: Purse
  points: number
  expiresOn: string | null
  bornAt: Date
  grantId: string | null
  isUndone: boolean
}
const spentOn = `
  select m.lot_id as "lotId", l.household_id as "householdId", l.resident_id as "residentId", e.purse, -m.points as points,
    l.expires_on::text as "expiresOn", l.born_at as "bornAt", l.grant_id as "grantId", g.undone_at is not null as "isUndone"
  from point_entry e join point_move m on m.community_id = e.community_id and m.entry_id = e.id
  join point_lot l on l.community_id = m.community_id and l.id = m.lot_id
  left join point_grant g on g.community_id = l.community_id and g.id = l.grant_id
  where e.subject_kind = $1 and e.subject_id = $2 and e.kind = 'spent' order by l.expires_on nulls last, m.lot_id`

/** Takes back what came back of grants that were undone. */
async function revoke(
  given: Points,
  holder: Holder,
  of: ReadonlyMap<string, readonly Move[]>,
): Promise<void> {
  for (const [grantId, moves] of of) {
    await writeChanges(given, [
      { id: newId(), ...holder, purse: 'normal', kind: 'revoked', subjectId: grantId, moves },
    ])
    await given.query('update point_grant set kept_points = kept_points - $2 where id = $1', [
      grantId,
      moves.reduce((sum, { points }) => sum - points, 0),
    ])
  }
}

/** Whose what was spent on a subject is now, with the purses locked: who moves or merges meanwhile is waited for. */
async function lockReturn(
  given: Points,
  paidBy: string,
  { subjectKind, subjectId }: Subject,
): Promise<Required<Holder>> {
  const householdId = await currentHouseholdId(given, paidBy)
  const [paid] = await given.query<Spent>(spentOn, [subjectKind, subjectId])
  const livesIn = paid?.residentId ? await holdPerson(given, paid.residentId) : undefined
  const holder =
    paid && livesIn
      ? { householdId: livesIn, residentId: paid.residentId }
      : { householdId, residentId: null }
  await lockPurses(given, [householdId], [holder])
  return holder
}

/** What is left of points that were spent when the first of them are kept. */
function without(spent: readonly Spent[], keep: number): Spent[] {
  let rest = keep
  return spent.flatMap((of) => {
    const kept = Math.min(of.points, rest)
    rest -= kept
    return kept < of.points ? [{ ...of, points: of.points - kept }] : []
  })
}

/** What was taken of which purse, and what is left in each. */
export interface Paid extends Split {
  left: Split
}

/**
 * A household pays something by any of its points, granted ones first, or by those of one purse alone; else as `spend`. Gives
 * what was taken, and what is left.
 */
export async function spendAny(
  given: Points,
  {
    points,
    purses = ['normal', 'cash'],
    ...what
  }: Holder & Subject & { points: number; note: string; purses?: readonly Purse[] },
): Promise<Paid> {
  const householdId = await currentHouseholdId(given, what.householdId)
  const holder = { householdId, residentId: what.residentId }
  await lockPurses(given, [householdId], [holder])
  await expireDue(given, householdId)
  const lots = await lotsOf(given, holder, ['normal', 'cash'])
  const inPurse = (of: Purse) => lots.reduce((sum, { purse, left }) => sum + (purse === of ? left : 0), 0)
  const have = purses.reduce((sum, purse) => sum + inPurse(purse), 0)
  if (have < points) throw pointsInsufficient(have, points)
  const normal = purses.includes('normal') ? Math.min(inPurse('normal'), points) : 0
  const split = { normal, cash: points - normal }
  await spend(given, { ...what, householdId, split })
  return { ...split, left: { normal: inPurse('normal') - normal, cash: inPurse('cash') - split.cash } }
}

/**
 * Gives back what was spent on a subject, each point to its purse with its last day; those whose day is over, or
 * whose grant was taken back, are gone at once. Of what is kept, those go that would have expired first.
 * `householdId`: whose it was; where that was merged into another one it is that one's. What a person paid is that person's
 * wherever they live, and the household's when they moved out. Gives how many came back, and how
 * many of them were dead. Nothing was spent, or it came back already: none.
 */
export async function giveBack(
  given: Points,
  { householdId, note, keep = 0, ...subject }: Subject & { householdId: string; note: string; keep?: number },
): Promise<{ returned: number; dead: number }> {
  const holder = await lockReturn(given, householdId, subject)
  const asked = [subject.subjectKind, subject.subjectId]
  const [before] = await given.query(
    `select 1 from point_entry where subject_kind = $1 and subject_id = $2 and kind = 'returned' limit 1`,
    asked,
  )
  const spent = before ? [] : without(await given.query<Spent>(spentOn, asked), keep)
  await expireDue(given, holder.householdId)
  const moves: (Move & { purse: Purse })[] = []
  const revoked = new Map<string, Move[]>()
  for (const { lotId, purse, points, expiresOn, bornAt, ...of } of spent) {
    const isOwn = of.householdId === holder.householdId && of.residentId === holder.residentId
    const own = isOwn ? lotId : newId()
    if (!isOwn)
      await addLots(given, [{ id: own, ...holder, purse, born: points, expiresOn }], {
        bornAt,
        grantId: of.grantId,
      })
    moves.push({ lotId: own, points, purse })
    if (of.grantId && of.isUndone)
      revoked.set(of.grantId, [...(revoked.get(of.grantId) ?? []), { lotId: own, points: -points }])
  }
  await writeChanges(
    given,
    (['normal', 'cash'] as const).map((purse) => ({
      id: newId(),
      ...holder,
      ...subject,
      purse,
      note,
      kind: 'returned' as const,
      moves: moves.filter((move) => move.purse === purse),
    })),
  )
  await revoke(given, holder, revoked)
  await expireDue(given, holder.householdId)
  const today = dayOf(given.now)
  const sum = (some: readonly Spent[]) => some.reduce((all, { points }) => all + points, 0)
  return {
    returned: sum(spent),
    dead: sum(
      spent.filter(({ expiresOn, isUndone }) => isUndone || (expiresOn !== null && expiresOn < today)),
    ),
  }
}
