import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext } from '#platform/server/context.ts'
import { openLink } from '#modules/keeping/files/server/public.ts'
import type { lockers } from '../contract.ts'

/** A short-lived link to the photo of a drop or of an opened door. Throws notFound. Audited. */
export async function openPhoto(
  context: CallContext,
  { stayId, stepId }: Taken<(typeof lockers.calls)['openPhoto']>,
) {
  const [row] = await context.query<{ path: string }>(
    stepId
      ? `select coalesce(nullif(t.photo_path, ''), s.photo_path) as path from locker_step t left join locker_stay s on s.id = t.stay_id where t.id = $1`
      : 'select photo_path as path from locker_stay where id = $1',
    [stepId ?? stayId ?? null],
  )
  if (!row?.path) throw problems.notFound()
  const { url } = await openLink(context, row.path)
  return { url }
}
