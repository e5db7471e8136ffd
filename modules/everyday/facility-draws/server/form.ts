import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { countOfHousehold, linkUse } from '#modules/everyday/facility-bookings/server/public.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import type { facilityDrawForms, OwnDraw } from '../contract.ts'
import { enterDraw, withdraw } from './enter.ts'
import { listDraws } from './queries.ts'

type Calls = typeof facilityDrawForms.calls

const own = `
  select e.id, e.wishes, d.facility_id as "facilityId", d.day::text as day
  from facility_draw_entry e join facility_draw d on d.id = e.draw_id where e.household_id = $1 and coalesce(e.household_since, e.made_at) >= coalesce($2::timestamptz, '-infinity')`

/** The draws that a household can enter or entered and that are not drawn. Throws linkClosed. */
export async function listOwnDraws(
  context: OpenContext,
  { token }: Taken<Calls['list']>,
): Promise<OwnDraw[]> {
  const { communityId, householdId, since } = await householdOfLink(context, token, linkUse)
  return context.database.read(communityId, async (lease) => {
    const draws = await listDraws({ ...lease, now: context.now })
    const rows = await lease.query<{ id: string; wishes: string[]; facilityId: string; day: string }>(own, [
      householdId,
      since,
    ])
    return draws
      .filter(({ state }) => state !== 'drawn')
      .map((draw) => {
        const entry = rows.find((row) => row.facilityId === draw.facilityId && row.day === draw.day)
        return { ...draw, entryId: entry?.id ?? null, wishes: entry?.wishes ?? [] }
      })
      .filter(({ state, entryId }) => state === 'open' || entryId)
  })
}

async function byLink(
  context: OpenContext,
  token: string,
  act: (work: Work, household: { householdId: string; by: string }) => Promise<void>,
): Promise<void> {
  const { communityId, householdId, label } = await householdOfLink(context, token, linkUse)
  await countOfHousehold(context, householdId)
  await context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, (work) =>
      act(work, { householdId, by: label }),
    ),
  )
}

/** Enters, as `enterDraw` does. */
export const enterByLink = (context: OpenContext, { token, ...entering }: Taken<Calls['enter']>) =>
  byLink(context, token, (work, household) => enterDraw(work, { ...entering, ...household, source: 'link' }))

/** Leaves, as `withdraw` does. */
export const withdrawByLink = (context: OpenContext, { token, ...which }: Taken<Calls['withdraw']>) =>
  byLink(context, token, (work, { householdId }) => withdraw(work, { ...which, householdId }))
