import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { dutyRosters } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { draftDiffers, swapByOthers, swapOver } from '../problems.ts'
import { bump, holdPublished } from './cells.ts'
import { judgeMonth } from './judge.ts'
import { copyPublished, listVersions, mustBeReasoned, newlyBroken, writeVersion } from './publish.ts'
import { isParty, mustFit, readSwap, type SwapRow } from './swaps.ts'

/** Both shifts change their person; through a day of nobody, where both stand on one day. */
const exchange = `
  with moved as (
    delete from duty_shift where stage = 'draft' and ((person_id = $1 and day = $3) or (person_id = $2 and day = $4)) returning *
  )
  select case person_id when $1 then $2::uuid else $1::uuid end as "personId", day::text, code, look, shift_name, shift_from,
    shift_until, rest_minutes from moved`

/** What is planned for the days of the swap is what was published. Throws draftDiffers. */
async function mustBePublished(
  context: Context,
  { personId, otherId, day, otherDay }: SwapRow,
): Promise<void> {
  const months = [day, otherDay ?? day].map((each) => each.slice(0, 7))
  const [row] = await context.query<{ isChanged: boolean }>(
    `select exists (
       select from duty_roster r where r.month = any ($1) and r.row_version is distinct from
         (select v.of_row_version from duty_roster_version v where v.month = r.month order by v.version desc limit 1)) as "isChanged"`,
    [months],
  )
  if (row?.isChanged) throw draftDiffers()
  await mustFit(context, { personId, otherId, day, otherDay })
}

async function carryOut(context: Context, row: SwapRow, reason: string): Promise<void> {
  const { personId, otherId, day, otherDay } = row
  await mustBePublished(context, row)
  const moved = await context.query(exchange, [personId, otherId, day, otherDay])
  await context.query(
    `insert into duty_shift (stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
     select 'draft', "personId", day, code, look, shift_name, shift_from, shift_until, rest_minutes
     from jsonb_to_recordset($1) as g("personId" uuid, day date, code text, look text, shift_name text, shift_from text,
       shift_until text, rest_minutes integer)`,
    [JSON.stringify(moved)],
  )
  const months = [...new Set([day, otherDay ?? day].map((each) => each.slice(0, 7)))].sort()
  // Both first: a run that goes from one month to the other is judged as it will be.
  for (const month of months) {
    await bump(context, month)
    await copyPublished(context, month)
  }
  for (const month of months) {
    const broken = await judgeMonth(context, month)
    mustBeReasoned(await newlyBroken(context, month, broken), reason)
    const [last] = await listVersions(context, month)
    // What stood there before keeps the reason with which it was published.
    const kept = [...new Set([reason, last?.reason ?? ''])].filter(Boolean).join('；').slice(0, 200)
    await writeVersion(context, month, broken.length ? kept : '', broken)
    context.emit(dutyRosterChanged, { month })
  }
}

/**
 * Approves a swap that both want, as neither of them, or refuses it; approved, both months are published anew.
 * Throws notFound, swapOver, swapByOthers, draftDiffers, swapUnsound, rosterBreaks, monthClosed.
 */
export async function decideSwap(
  context: Context,
  { swapId, isApproved, reason }: Taken<typeof dutyRosters.calls.decideSwap>,
): Promise<void> {
  const { actor, now } = context
  const asked = await readSwap(context, swapId)
  await holdPublished(
    context,
    [asked.day, asked.otherDay ?? asked.day].map((day) => day.slice(0, 7)),
  )
  const row = await readSwap(context, swapId)
  if (isParty(context, row)) throw swapByOthers()
  const state = isApproved ? 'approved' : 'refused'
  if (row.state !== state) {
    if (row.state !== 'agreed') throw swapOver()
    if (isApproved) await carryOut(context, row, reason)
    await context.query(
      'update duty_swap set decided_at = $2, decided_by_name = $3, is_approved = $4, decision_reason = $5 where id = $1',
      [swapId, now, actor.name, isApproved, reason],
    )
    context.emit(dutyRosterChanged, { month: row.day.slice(0, 7) })
  }
  context.audit({
    action: isApproved ? 'dutyRosters.approveSwap' : 'dutyRosters.refuseSwap',
    target: 'dutySwap',
    targetId: swapId,
    after: { name: row.personName, day: row.day, otherName: row.otherName },
    ...(reason ? { reason } : {}),
  })
}
