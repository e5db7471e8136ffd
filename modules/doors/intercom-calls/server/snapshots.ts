import { createHash, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { verbatim } from '#platform/contract/fields.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, OpenContext } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import { devicePurpose, realm } from '#modules/doors/intercom-sentries/server/public.ts'
import { claimFile, keepFile, openLink } from '#modules/keeping/files/server/public.ts'
import { accountWrong } from '../contract.ts'
import { callMoved } from '../events.ts'
import { callTable as c } from './tables.ts'

/** What the camera of a door unit makes. */
const limits: PictureLimits = { kinds: ['jpeg', 'png'], side: 4096, pixels: 16_000_000, frames: 1 }
/** Milliseconds after the beginning of a call in which its picture may come. */
const comesWithin = 3_600_000

const Fields = z.object({
  User: verbatim(40),
  Password: verbatim(100),
  CallId: verbatim(200).min(1),
})

interface Sender extends Record<string, unknown> {
  communityId: string
  deviceId: string
  name: string
  sealedDigest: Buffer
}

// An account is one of its community alone; two of one name are told apart by the password.
const byAccount = `select d.community_id as "communityId", d.id as "deviceId", d.name, d.sealed_digest as "sealedDigest"
  from intercom_device d
  join intercom_sentry s on s.community_id = d.community_id and s.id = d.sentry_id and s.retired_at is null
  join community c on c.id = d.community_id and c.suspended_at is null
  join community_service v on v.community_id = d.community_id and v.service_id = 57
  where d.sip_name = $1 and d.retired_at is null`

const bytesOf = (digest: string): Buffer => createHash('sha256').update(digest).digest()

/** The door unit whose account it is. Its password is twenty characters by chance, which nobody guesses. Throws accountWrong. */
async function senderOf(context: OpenContext, user: string, password: string): Promise<Sender> {
  const found = await context.database.glance('whose door unit sends a picture', (lease) =>
    lease.query<Sender>(byAccount, [user.toLowerCase()]),
  )
  const given = bytesOf(createHash('md5').update(`${user.toLowerCase()}:${realm}:${password}`).digest('hex'))
  const sender = found.find(({ sealedDigest }) => {
    try {
      return timingSafeEqual(bytesOf(context.sealer.open(devicePurpose, sealedDigest)), given)
    } catch {
      // Of another server, or of nobody.
      return false
    }
  })
  if (!sender) throw accountWrong()
  return sender
}

/**
 * A door unit sends the picture of a call that it makes, once: what comes again changes nothing. Throws invalid, malformed,
 * accountWrong, notFound (no call of this unit, or an old one), and what pictureOf and keepFile throw.
 */
export async function takeSnapshot(
  context: OpenContext,
  storage: Storage,
  form: Form | undefined,
): Promise<void> {
  const given = Fields.safeParse(form?.fields ?? {})
  if (!given.success) throw problems.invalid(given.error.issues.map(({ message }) => message))
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { User: user, Password: password, CallId: sipCallId } = given.data
  const { communityId, deviceId, name } = await senderOf(context, user, password)
  const picture = pictureOf(form.file.content, limits)
  const { database, react, log, sealer } = context
  await database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react, origin: context }, async (work) => {
      const [call] = await work.db.select().from(c).where(eq(c.sipCallId, sipCallId)).for('update')
      const since = work.now.getTime() - comesWithin
      if (!call || call.deviceId !== deviceId || call.startedAt.getTime() < since) throw problems.notFound()
      if (call.snapshot) return
      // A door unit uses up uploads of its own.
      const author = { accountId: deviceId, name }
      const acting = { ...contextOf(work, author, { communityId, log }), sealer }
      const { path } = await keepFile(acting, storage, 'doorphoto', picture)
      await claimFile(acting, path, 'doorphoto')
      await work.db.update(c).set({ snapshot: path }).where(eq(c.id, call.id))
      work.emit(callMoved, { callId: call.id })
    }),
  )
}

/** A short-lived link to the picture of a call. Throws notFound. Audited. */
export async function openSnapshot(context: CallContext, callId: string): Promise<{ url: string }> {
  const call = await rowOf(context, c, callId)
  if (!call?.snapshot) throw problems.notFound()
  const { url } = await openLink(context, call.snapshot)
  return { url }
}
