import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Given } from '#platform/contract/call.ts'
import type { Config } from '#platform/server/config.ts'
import type { Context } from '#platform/server/context.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'
import { sections, sentryTable as s } from '#modules/doors/intercom-sentries/server/public.ts'
import type { intercomDeskPhones } from '../contract.ts'
import type { Hindrance } from '../shapes.ts'
import { livePhones, wouldRing } from './live.ts'
import { socketOf } from './socket.ts'

const isHeard = `select from intercom_exchange where heard_at > now() - interval '10 minutes'`

/** The guard posts that may ring this browser, how many already do, and what hinders it. */
export async function showPhones(
  context: Context,
  config: Pick<Config, 'intercomSockets'>,
  findHolders: FindHolders,
): Promise<Given<typeof intercomDeskPhones.calls.show>['data']> {
  const posts = await context.db
    .select({ sentryId: s.id, name: s.name })
    .from(s)
    .where(and(isNull(s.retiredAt), eq(s.callsBack, true)))
    .orderBy(asc(s.position), asc(s.addedAt), asc(s.id))
  const phones = (await livePhones(context, findHolders)).filter((one) => wouldRing(one, context.now))
  return {
    posts: posts.map((post) => ({
      ...post,
      ringing: phones.filter(({ sentryId }) => sentryId === post.sentryId).length,
    })),
    hindrance: await hindranceOf(context, config),
  }
}

async function hindranceOf(
  context: Context,
  config: Pick<Config, 'intercomSockets'>,
): Promise<Hindrance | null> {
  const setting = await sections.all(context)
  if (!setting.domain) return 'noDomain'
  if (!socketOf(config, setting)) return 'noSocket'
  return (await context.query(isHeard)).length ? null : 'silent'
}
