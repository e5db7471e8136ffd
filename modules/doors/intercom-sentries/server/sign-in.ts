import type { Given, Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { intercomSentries } from '../contract.ts'
import { serialWrong } from '../problems.ts'
import { insertDevice } from './devices.ts'
import { lockSentry } from './lock-sentry.ts'
import { digestOf } from './secrets.ts'
import { sections } from './settings.ts'

type Call = typeof intercomSentries.calls.signIn

const ofSerial = `select s.community_id as "communityId", s.id as "sentryId" from intercom_sentry s
  where s.serial_digest = $1 and s.retired_at is null and exists (
    select from community_service c where c.community_id = s.community_id and c.service_id = 57)`

/** Whose serial number it is, where the community has the intercom. Throws serialWrong. */
export async function sentryOfSerial(
  { database }: Pick<OpenContext, 'database'>,
  serialNumber: string,
): Promise<{ communityId: string; sentryId: string }> {
  const [found] = await database.glance('whose sentry signs in', (lease) =>
    lease.query<{ communityId: string; sentryId: string }>(ofSerial, [digestOf(serialNumber)]),
  )
  if (!found) throw serialWrong()
  return found
}

/**
 * A tablet becomes a device of the sentry whose serial number it has, with an account of its own. Nobody guesses a serial
 * number: it is twenty characters by chance. Throws serialWrong, deviceIdTaken, devicesFull.
 */
export async function signIn(
  context: OpenContext,
  { serialNumber, deviceId: id, name, model }: Taken<Call>,
): Promise<Given<Call>['data']> {
  const { communityId, sentryId } = await sentryOfSerial(context, serialNumber)
  const { database, react, sealer } = context
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react, origin: context }, async (work) => {
      const sentry = await lockSentry(work, sentryId)
      // It may have been renewed since.
      if (!sentry.serialDigest.equals(digestOf(serialNumber))) throw serialWrong()
      const owner = { sentryId, householdId: null, ownerName: sentry.name }
      const account = await insertDevice({ ...work, sealer }, system, owner, {
        id,
        kind: 'door',
        name,
        model,
      })
      const { domain, sipPort, webPort } = await sections.all(work)
      return { ...account, sentryName: sentry.name, domain, sipPort, webPort }
    }),
  )
}
