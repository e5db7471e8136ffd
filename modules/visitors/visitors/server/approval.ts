import type { Context } from '#platform/server/context.ts'
import { alreadyOver } from '../contract.ts'
import { visitorCorrected } from '../events.ts'
import type { Approval } from '#modules/visitors/visits/contract.ts'
import { changeVisitors, lockVisitor } from '#modules/visitors/visits/server/public.ts'

/** The desk called the host: what they said, and who it was. Of a booking or of somebody inside. Throws notFound, alreadyOver. */
export async function noteApproval(
  context: Context,
  input: { visitorId: string; approval: Exclude<Approval, ''>; approvalBy: string },
): Promise<void> {
  const { visitorId, approval, approvalBy } = input
  const row = await lockVisitor(context, visitorId)
  if (row.state !== 'booked' && row.state !== 'arrived') throw alreadyOver()
  const { actor, now } = context
  await changeVisitors(context, actor, [visitorId], {
    act: 'approvalNoted',
    set: { approval, approvalBy, approvalAt: now, approvalNotedByName: actor.name },
    changes: [
      { field: 'approval', before: row.approval, after: approval },
      { field: 'approvalBy', before: row.approvalBy, after: approvalBy },
    ],
  })
  context.emit(visitorCorrected, { visitorId })
  context.audit({
    action: 'visitors.noteApproval',
    target: 'visitor',
    targetId: visitorId,
    before: { approval: row.approval },
    after: { approval },
  })
}
