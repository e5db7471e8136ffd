import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Given } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import type { Config } from '#platform/server/config.ts'
import { socketOf } from '#modules/doors/intercom-desk-phones/server/public.ts'
import { sections } from '#modules/doors/intercom-sentries/server/public.ts'
import type { intercomRinging } from '../contract.ts'
import { exchangeChanged } from '../events.ts'
import { domainMissing, exchangeUnknown } from '../problems.ts'
import { configurationFor } from './configuration.ts'
import { exchangeTable as x } from './tables.ts'

type Calls = typeof intercomRinging.calls

/** Milliseconds without a question after which the exchange is taken for away: devices register every few minutes. */
const silence = 600_000
const digestOf = (key: string) => createHash('sha256').update(key).digest()

/** Whether there is an exchange, and when it asked last. */
export async function showExchange(context: Context): Promise<Given<Calls['show']>['data']> {
  const [row] = await context.db.select().from(x)
  const heardAt = row?.heardAt ?? null
  const isHeard = !!heardAt && context.now.getTime() - heardAt.getTime() < silence
  return { exchangeId: row?.id ?? null, madeAt: row?.madeAt ?? null, heardAt, isHeard }
}

/** Another key, and the configuration with it, shown this once. Throws domainMissing. */
export async function makeConfiguration(
  context: Context,
  config: Pick<Config, 'port' | 'intercomSockets'>,
): Promise<Given<Calls['make']>['data']> {
  const setting = await sections.all(context)
  if (!setting.domain) throw domainMissing()
  const key = randomBytes(24).toString('hex')
  const made = { keyDigest: digestOf(key), madeAt: context.now, madeByName: context.actor.name }
  const [row] = await context.db
    .insert(x)
    .values({ id: newId(), ...made })
    .onConflictDoUpdate({ target: x.communityId, set: { ...made, heardAt: null } })
    .returning({ id: x.id })
  if (!row) throw new Error('the exchange was not kept')
  context.emit(exchangeChanged, {})
  context.audit({ action: 'intercomRinging.make', target: 'intercomExchange', targetId: row.id })
  const socket = socketOf(config, setting)
  const lobby = `http://127.0.0.1:${config.port}`
  return { files: configurationFor({ ...setting, key, exchangeId: row.id, lobby, socket }) }
}

const ofExchange = `select x.community_id as "communityId", x.key_digest as "keyDigest",
  coalesce(x.heard_at > now() - interval '1 minute', false) as "isNoted" from intercom_exchange x
  where x.id = $1 and exists (
    select from community_service c where c.community_id = x.community_id and c.service_id = 57)`

/** Whose exchange asks. Its key is 24 bytes by chance, which nobody guesses. Throws exchangeUnknown. */
export async function forExchange<T>(
  context: OpenContext,
  { exchangeId, key }: { exchangeId: string; key: string },
  work: (given: Work) => Promise<T>,
): Promise<T> {
  const { database, react } = context
  const [found] = await database.glance('whose exchange asks', (lease) =>
    lease.query<{ communityId: string; keyDigest: Buffer; isNoted: boolean }>(ofExchange, [exchangeId]),
  )
  if (!found || !timingSafeEqual(found.keyDigest, digestOf(key))) throw exchangeUnknown()
  const { communityId, isNoted } = found
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react, origin: context }, async (given) => {
      if (!isNoted)
        await given.query('update intercom_exchange set heard_at = now() where id = $1', [exchangeId])
      return work(given)
    }),
  )
}
