import { asc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { communityServices as s } from '#platform/server/tables.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { tellRights } from '#modules/sign-in/accounts/server/public.ts'
import { type communities, type Feature, featuresChanged, wrongFeatures } from '../contract.ts'
import { serviceNames } from '../services.ts'
import { communitySettings } from './tables.ts'

const read = (lease: Lease) => lease.db.select().from(s).orderBy(asc(s.position), asc(s.serviceId))

/** The services of the community in their order, also hidden ones. */
export const listFeatures = async (lease: Lease): Promise<Feature[]> =>
  (await read(lease)).map(({ serviceId, kind, isHidden }) => ({
    serviceId,
    display: serviceNames[serviceId] ?? String(serviceId),
    kind: kind === 2 ? 2 : 1,
    isHidden,
  }))

function mustBeHighest(context: Context): void {
  if (!context.actor.permissions.has('communities.changeFeatures')) throw problems.notHighest()
}

const asText = (list: readonly Pick<Feature, 'serviceId' | 'isHidden'>[]) =>
  list.map((item) => `${item.serviceId}${item.isHidden ? '-' : '+'}`).join(' ')

/**
 * Orders the services and shows or hides them; all browsers follow at once. Throws notHighest (R088), wrongFeatures,
 * featuresChanged.
 */
export async function saveFeatures(
  context: Context,
  { features, seen }: Taken<typeof communities.calls.saveFeatures>,
): Promise<void> {
  mustBeHighest(context)
  await oneAtATime(context, 'features')
  const now = (await read(context)).map(({ serviceId, isHidden }) => ({ serviceId, isHidden }))
  if (asText(now) !== asText(seen)) throw featuresChanged()
  const wanted = new Map(
    features.map((feature, position) => [feature.serviceId, { position, isHidden: feature.isHidden }]),
  )
  if (
    wanted.size !== features.length ||
    wanted.size !== now.length ||
    !now.every(({ serviceId }) => wanted.has(serviceId))
  )
    throw wrongFeatures()
  for (const [id, { position, isHidden }] of wanted)
    await context.db.update(s).set({ position, isHidden }).where(eq(s.serviceId, id))
  const words = (list: typeof now, hidden: boolean) =>
    list
      .filter((item) => item.isHidden === hidden)
      .map((item) => serviceNames[item.serviceId] ?? String(item.serviceId))
  context.audit({
    action: 'communities.saveFeatures',
    target: 'feature',
    before: { shown: words(now, false), hidden: words(now, true) },
    after: { shown: words(features, false), hidden: words(features, true) },
  })
  await tellRights(context)
}

/** Whether one may clock in at another community (R082). */
export async function isCrossClockOpen(lease: Lease): Promise<boolean> {
  const [row] = await lease.db.select().from(communitySettings)
  return row?.crossCommunityClock ?? false
}

/** Opens or closes clocking in at another community. Throws notHighest (R088). */
export async function openCrossClock(context: Context, isOpen: boolean): Promise<void> {
  mustBeHighest(context)
  const before = await isCrossClockOpen(context)
  await context.db
    .insert(communitySettings)
    .values({ crossCommunityClock: isOpen })
    .onConflictDoUpdate({
      target: [communitySettings.communityId],
      set: { crossCommunityClock: isOpen },
    })
  context.audit({
    action: 'communities.openCrossClock',
    target: 'feature',
    before: { isOpen: before },
    after: { isOpen },
  })
  await tellRights(context)
}
