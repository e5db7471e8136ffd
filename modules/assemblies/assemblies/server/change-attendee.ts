import { and, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { attendeeSame, notInPerson } from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import type { UnitOwner } from '../shapes.ts'
import { attendeeOf } from './attendees.ts'
import { labelsOf, noted, openDesk, shown, unitsNamed, withAllOfTheirs } from './presences.ts'
import { presenceTable as p } from './tables.ts'

/**
 * Another of the co-owners exercises their rights from now on (Art. 27 I), for all units that they own together. Votes that
 * were cast stand, also of the motion at hand. Throws notFound, stillDraft, alreadyOver, notInPerson, attendeeSame, attendeeNotOwner.
 */
export async function changeAttendee(
  context: Context,
  { assemblyId, unitId, attendeeName, reason }: Taken<typeof assemblyRoll.calls.changeAttendee>,
): Promise<UnitOwner[]> {
  const { row, state } = await openDesk(context, assemblyId)
  const [asked, ...others] = withAllOfTheirs(row, state, unitsNamed(state, [unitId]))
  const there = asked && state.presenceOf.get(asked.id)
  if (!asked || !there || there.agentKey !== null) throw notInPerson(asked?.label ?? '')
  const attendee = attendeeOf(asked, attendeeName)
  if (!attendee || attendee === there.attendeeName) throw attendeeSame(asked.label)
  const units = [asked, ...others.filter(({ id }) => state.presenceOf.get(id)?.agentKey === null)]
  const ids = units.map(({ id }) => id)
  await context.db
    .update(p)
    .set({ attendeeName: attendee })
    .where(and(inArray(p.unitId, ids), isNull(p.cancelledAt)))
  await noted(context, row, 'changeAttendee', units, { attendee, before: there.attendeeName, reason })
  context.audit({
    action: 'assemblies.changeAttendee',
    target: 'assembly',
    targetId: row.id,
    before: { attendeeName: there.attendeeName },
    after: { units: labelsOf(units), attendeeName: attendee },
    reason,
  })
  return shown(context, row, units)
}
