import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import type { Balance, Purse } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import {
  monthSpent,
  normalStays,
  pointsIdTaken,
  sameHolder,
  tooManyAtOnce,
  transfersOff,
} from '../problems.ts'
import type { pointRules } from '../rules-contract.ts'
import { addLots, expireDue, type Holder, lockPurses, lotsOf, type Points, writeChanges } from './purses.ts'
import { balanceOf } from './read.ts'
import { rules } from './rules.ts'
import { takenOf } from './spend.ts'
import { entryTable } from './tables.ts'
import { byActor } from './top-up.ts'

type Input = Taken<typeof pointRules.calls.transfer>

/** What a household gave away since an instant. */
export const sent = `select coalesce(-sum(points), 0)::int as points from point_entry
  where household_id = $1 and kind = 'transferredOut' and at >= $2`
/** Which household got a transfer. */
export const received = `select household_id as id from point_entry where subject_id = $1 and kind = 'transferredIn'`

const monthStart = (now: Date) => new Date(`${dayOf(now).slice(0, 7)}-01T00:00:00+08:00`)

/** Throws transfersOff, normalStays, tooManyAtOnce, monthSpent; the purses are locked. */
async function requireAllowed(context: Context, householdId: string, { purse, points }: Input) {
  const { transfers, mostPerTransfer, mostPerMonth } = await rules.all(context)
  if (transfers === 'off') throw transfersOff()
  if (purse === 'normal' && transfers === 'cash') throw normalStays()
  if (points > mostPerTransfer) throw tooManyAtOnce(mostPerTransfer)
  const [row] = await context.query<{ points: number }>(sent, [householdId, monthStart(context.now)])
  const before = row?.points ?? 0
  if (before + points > mostPerMonth) throw monthSpent(mostPerMonth, before)
}

interface Sent {
  transferId: string
  from: Holder
  to: Holder
  purse: Purse
  points: number
  note: string
}

/** Points go from a purse to another one, both locked; each keeps its birth, its last day and its grant. Throws pointsInsufficient. */
export async function sendPoints(
  given: Points,
  { transferId, from, to, purse, points, note }: Sent,
): Promise<void> {
  const lots = await lotsOf(given, from, [purse])
  const out = takenOf(lots, points)
  const into = out.map(({ lotId, points: taken }) => {
    const lot = lots.find(({ id }) => id === lotId)
    return { id: newId(), ...to, purse, born: -taken, lot }
  })
  for (const { lot, ...one } of into)
    await addLots(given, [{ ...one, expiresOn: lot?.expiresOn ?? null }], {
      bornAt: lot?.bornAt,
      grantId: lot?.grantId,
    })
  const moves = into.map(({ id, born }) => ({ lotId: id, points: born }))
  const said = { purse, subjectId: transferId, note }
  await writeChanges(given, [
    { ...said, id: transferId, ...from, kind: 'transferredOut', moves: out },
    { ...said, id: newId(), ...to, kind: 'transferredIn', moves },
  ])
}

async function give(context: Context, input: Input, from: Holder, to: Holder): Promise<void> {
  const given = byActor(context)
  // Both at once, in the order of all: two who give to each other wait and never block each other.
  await lockPurses(given, [from.householdId, to.householdId], [from])
  await expireDue(given, from.householdId)
  await requireAllowed(context, from.householdId, input)
  await sendPoints(given, { ...input, from, to })
}

/**
 * A household gives points to another one, both sides in one transaction; each keeps its birth, its last day and its grant.
 * Throws notFound, sameHolder, pointsIdTaken, pointsInsufficient, and what the rules refuse. Audited.
 */
export async function transfer(context: Context, input: Input): Promise<Balance> {
  const { transferId, residentId, purse, points, note } = input
  const householdId = await currentHouseholdId(context, input.householdId)
  const toId = await currentHouseholdId(context, input.toHouseholdId)
  const from = { householdId, residentId }
  await createOnce(context, {
    id: transferId,
    find: async () => {
      const row = await rowOf(context, entryTable, transferId)
      const [side] = await context.query<{ id: string }>(received, [transferId])
      return (
        row && {
          ...row,
          ownerId: await currentHouseholdId(context, row.householdId),
          toId: side && (await currentHouseholdId(context, side.id)),
        }
      )
    },
    isSame: (row) =>
      row.kind === 'transferredOut' &&
      row.ownerId === householdId &&
      row.toId === toId &&
      row.residentId === residentId &&
      row.purse === purse &&
      row.points === -points &&
      row.note === note,
    taken: pointsIdTaken,
    again: { action: 'points.transferAgain', target: 'household', targetId: householdId },
    create: async () => {
      if (householdId === toId) throw sameHolder()
      await requireHousehold(context, householdId)
      const { label } = await requireHousehold(context, toId)
      await give(context, input, from, { householdId: toId, residentId: null })
      context.emit(pointsChanged, { householdId: null })
      context.audit({
        action: 'points.transfer',
        target: 'household',
        targetId: householdId,
        after: { points, purse, toLabel: label, note },
      })
    },
  })
  return balanceOf(context, from)
}
