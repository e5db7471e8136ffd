import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import { claimFile, keepFile } from '#modules/keeping/files/server/public.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { messageIdTaken } from '../contract.ts'
import { formClosed, mostPhotos, type messageForms, tooManyPhotos } from '../form-contract.ts'
import { messageChanged } from '../events.ts'
import { linkUse, perHousehold } from './form.ts'
import { photoTable } from './tables.ts'

/** What browsers of phones send. */
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
/** Minutes after its message in which a photo may follow it: the line of a phone is slow, and nobody adds to what was read. */
const following = 60

const own = `
  select id from resident_message
  where id = $1 and household_id = $2 and source = 'form' and at > $3::timestamptz - interval '${following} minutes' for update`
const counted = 'select count(*)::int as n from message_photo where message_id = $1'

/**
 * A photo for a message that the household just sent; the same id is the same photo. Throws malformed without one, formClosed
 * for a message that is none of theirs or an hour old, tooManyPhotos, messageIdTaken, and what pictureOf throws. Audited.
 */
export async function addFormPhoto(
  context: OpenContext,
  storage: Storage,
  { token, messageId, photoId }: Taken<typeof messageForms.calls.addPhoto>,
  form: Form | undefined,
): Promise<{ count: number }> {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const picture = pictureOf(form.file.content, limits)
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  await perHousehold.count(context.database, { address: context.address, account: householdId })
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      if (!(await work.query(own, [messageId, householdId, work.now])).length) throw formClosed()
      const count = async () => (await work.query<{ n: number }>(counted, [messageId]))[0]?.n ?? 0
      await createOnce(work, {
        id: photoId,
        find: () => rowOf(work, photoTable, photoId),
        isSame: (row) => row.messageId === messageId,
        taken: messageIdTaken,
        create: async () => {
          if ((await count()) >= mostPhotos) throw tooManyPhotos()
          // A household uses up its own uploads of a day, not everybody's.
          const author = { ...system, accountId: householdId }
          const by = contextOf(work, author, { communityId, log: context.log })
          const acting = { ...by, sealer: context.sealer }
          const { path } = await keepFile(acting, storage, 'message', picture)
          await claimFile(acting, path, 'message')
          await work.db.insert(photoTable).values({ id: photoId, messageId, path, at: work.now })
          work.emit(messageChanged, { messageId })
        },
      })
      work.audit({ action: 'messages.addPhoto', target: 'residentMessage', targetId: messageId })
      return { count: await count() }
    }),
  )
}
