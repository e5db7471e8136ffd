import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import type { gasReadings } from '../contract.ts'
import type { GasReading } from '../shapes.ts'
import { readRow, shown } from './queries.ts'
import { writeReading } from './write.ts'

/** Writes what a meter shows, at the desk or on the guard's round. Throws what `writeReading` throws, and foreignFile. Audited. */
export async function fillReading(
  context: Context,
  input: Taken<typeof gasReadings.calls.fill>,
): Promise<GasReading> {
  const { gasId: periodId, householdId, current: value, ...given } = input
  const { judged, before } = await writeReading(context, {
    ...given,
    periodId,
    householdId,
    value,
    filledByName: context.actor.name,
  })
  if (given.photoPath && given.photoPath !== before.photoPath) {
    await claimFile(context, given.photoPath, 'webcam')
    await releaseFiles(context, [before.photoPath])
  }
  context.audit({
    action: 'gasReadings.fill',
    target: 'gasReading',
    targetId: householdId,
    before: { gasValue: before.current, isLeak: before.isLeak },
    after: {
      gasValue: value,
      ...(judged && { gasUsage: judged.usage, finding: judged.finding }),
      filledBy: given.filledBy,
      isLeak: given.isLeak,
    },
  })
  return shown(await readRow(context, periodId, householdId))
}
