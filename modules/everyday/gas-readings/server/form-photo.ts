import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import { claimFile, keepFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { gasReadingsChanged } from '../events.ts'
import { formClosed } from '../form-contract.ts'
import { countOfHousehold, linkUse } from './form.ts'

/** What browsers of phones send. */
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
/** Minutes after its reading in which a photo may follow it. */
const following = 60

const own = `
  select r.id, r.period_id as "periodId", r.photo_path as "photoPath" from gas_reading r join gas_period p on p.id = r.period_id
  where r.household_id = $1 and r.filled_by = 'qr' and r.filled_at > $2::timestamptz - interval '${following} minutes'
    and p.closed_at is null order by r.filled_at desc limit 1 for update of r`
const keep = 'update gas_reading set photo_path = $2, row_version = row_version + 1 where id = $1'

/**
 * A photo of the meter as evidence of what the household just wrote. Throws malformed without one, formClosed for a reading that is
 * none of theirs or an hour old, tooManyFromHere, and what pictureOf throws. Audited.
 */
export async function addFormPhoto(
  context: OpenContext,
  storage: Storage,
  token: string,
  form: Form | undefined,
): Promise<void> {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const picture = pictureOf(form.file.content, limits)
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  await countOfHousehold(context, householdId)
  await context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      await oneAtATime(work, `gas reading of ${householdId}`)
      const [row] = await work.query<{ id: string; periodId: string; photoPath: string }>(own, [
        householdId,
        work.now,
      ])
      if (!row) throw formClosed()
      // A household uses up its own uploads of a day, not everybody's.
      const by = contextOf(work, { ...system, accountId: householdId }, { communityId, log: context.log })
      const acting = { ...by, sealer: context.sealer }
      const { path } = await keepFile(acting, storage, 'webcam', picture)
      await claimFile(acting, path, 'webcam')
      await work.query(keep, [row.id, path])
      await releaseFiles(work, [row.photoPath])
      work.emit(gasReadingsChanged, { periodId: row.periodId })
      work.audit({ action: 'gasReadings.addPhoto', target: 'gasReading', targetId: householdId })
    }),
  )
}
