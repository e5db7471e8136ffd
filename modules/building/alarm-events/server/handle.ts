import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import { type alarmEvents, alreadyProcessed, eventChanged, reportIncomplete } from '../contract.ts'
import { alarmsChanged } from '../events.ts'
import type { AlarmDetail } from '../shapes.ts'
import { noteOfBeginning } from './beginnings.ts'
import { lockEvent, type Meant, readDetail } from './detail.ts'
import { eventHistory, eventTable as e } from './tables.ts'

/** Somebody knows of it and sees to it; whoever comes second changes nothing. Throws notFound. */
export async function acknowledge(context: Context, meant: Meant): Promise<void> {
  const { eventId } = meant
  const { actor, now } = context
  const row = await lockEvent(context, meant)
  if (row.state === 'unprocessed') {
    await context.db
      .update(e)
      .set({ acknowledgedAt: now, acknowledgedByName: actor.name, rowVersion: row.rowVersion + 1 })
      .where(eq(e.id, eventId))
    await eventHistory.add(context, actor, [{ eventId, act: 'acknowledged' }])
    await noteOfBeginning(context, eventId, { acknowledgedAt: now })
    context.emit(alarmsChanged, {})
  }
  context.audit({
    action: 'alarmEvents.acknowledge',
    target: 'alarmEvent',
    targetId: eventId,
    before: { state: row.state },
    after: { state: row.state === 'unprocessed' ? 'processing' : row.state },
  })
}

type Report = Taken<typeof alarmEvents.calls.report>

/**
 * Writes down what was found and done (R220). Processed needs cause, action and a photo; the condition stays what the point
 * says. Throws notFound, eventChanged, alreadyProcessed, reportIncomplete, foreignFile.
 */
export async function report(
  context: Context,
  { eventId, rowVersion, state, cause, action, photoPaths }: Report,
  isPrivate: boolean,
): Promise<AlarmDetail> {
  const meant = { eventId, isPrivate }
  const { actor, now } = context
  const row = await lockEvent(context, meant)
  if (row.processedAt) throw alreadyProcessed()
  if (row.rowVersion !== rowVersion) throw eventChanged()
  const isProcessed = state === 'processed'
  if (isProcessed && !(cause && action && photoPaths.length)) throw reportIncomplete()
  for (const path of photoPaths) if (!row.photoPaths.includes(path)) await claimFile(context, path, 'webcam')
  await releaseFiles(
    context,
    row.photoPaths.filter((path) => !photoPaths.includes(path)),
  )
  await context.db
    .update(e)
    .set({
      cause,
      action,
      photoPaths,
      acknowledgedAt: row.acknowledgedAt ?? now,
      acknowledgedByName: row.acknowledgedByName || actor.name,
      ...(isProcessed && { processedAt: now, processedByName: actor.name }),
      rowVersion: row.rowVersion + 1,
    })
    .where(eq(e.id, eventId))
  await noteOfBeginning(context, eventId, { acknowledgedAt: now, ...(isProcessed && { processedAt: now }) })
  await eventHistory.add(context, actor, [{ eventId, act: isProcessed ? 'processed' : 'reported' }])
  context.emit(alarmsChanged, {})
  context.audit({
    action: isProcessed ? 'alarmEvents.process' : 'alarmEvents.report',
    target: 'alarmEvent',
    targetId: eventId,
    before: { state: row.state },
    after: { state, cause, photos: photoPaths.length },
  })
  return readDetail(context, meant)
}
