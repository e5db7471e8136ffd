import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { asCommunity, type Lease } from '#platform/server/database.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import { contextOf, doWork } from '#platform/server/work.ts'
import { endSessionsOfCommunity, tellRightsIn } from '#modules/sign-in/accounts/server/public.ts'
import { askedManagersOf, makeTopManager, managersOf } from '#modules/staff/members/server/public.ts'
import {
  communityAcross,
  isCommunityName,
  listCommunitiesAcross,
  setServices,
  setSuspended,
} from '#modules/communities/communities/server/public.ts'
import { addHouseholds, type NewHousehold } from '#modules/homes/households/server/public.ts'
import {
  accountTaken,
  type CommunityDetail,
  communityIdTaken,
  communityNameTaken,
  noSuchCommunity,
  noSuchService,
  servicesChanged,
  tooManyHouseholds,
} from '../contract.ts'

/** Makes a community with what its desk chooses from; the program around the modules knows all of them. */
export type MakeCommunity = (
  lease: Lease,
  community: { id: string; name: string; services: readonly number[] },
) => Promise<void>

const mostHouseholds = 3000

/** Communities by a part of their name. */
export async function listCommunities(context: OperatorContext, text: string) {
  context.audit({ action: 'operator.listCommunities', after: { search: text } })
  return listCommunitiesAcross(context, text)
}

async function detail(context: OperatorContext, communityId: string): Promise<CommunityDetail> {
  const item = await communityAcross(context, communityId)
  if (!item) throw noSuchCommunity()
  const managers = await managersOf(context, communityId)
  return { ...item, managers, asked: await askedManagersOf(context, communityId) }
}

/** One community. Throws noSuchCommunity. */
export async function showCommunity(context: OperatorContext, communityId: string): Promise<CommunityDetail> {
  const item = await detail(context, communityId)
  context.audit({ action: 'operator.showCommunity', target: item.name, targetId: communityId })
  return item
}

export interface Building {
  name: string
  floors: number
  perFloor: number
}

/** The households of buildings, and of labels `A棟-12F-3`. Throws tooManyHouseholds, invalid. */
export function householdsOf(buildings: readonly Building[], labels: readonly string[]): NewHousehold[] {
  const count = buildings.reduce((sum, building) => sum + building.floors * building.perFloor, labels.length)
  if (count > mostHouseholds) throw tooManyHouseholds()
  const place = (building: string, floor: string, unit: string) => ({
    id: newId(),
    building,
    floor,
    unit,
    label: `${building}-${floor}-${unit}`,
    isVirtual: false,
  })
  const counted = buildings.flatMap(({ name, floors, perFloor }) =>
    Array.from({ length: floors * perFloor }, (_, nth) =>
      place(name, `${Math.floor(nth / perFloor) + 1}F`, String((nth % perFloor) + 1)),
    ),
  )
  const listed = labels.map((label) => {
    const [building, floor, unit, ...more] = label.split('-').map((part) => part.trim())
    if (!building || !floor || !unit || more.length)
      throw problems.invalid([`戶別「${label}」請寫成「棟-樓-戶」，例如 A棟-12F-3。`])
    return place(building, floor, unit)
  })
  const all = [...counted, ...listed]
  const seen = new Set<string>()
  for (const { label } of all) {
    if (seen.has(label)) throw problems.invalid([`戶別「${label}」出現兩次。`])
    seen.add(label)
  }
  return all
}

/** Makes a community with services, households and its top manager, whole or not at all. Throws communityIdTaken, communityNameTaken, noSuchService, and what householdsOf throws. */
export async function createCommunity(
  context: OperatorContext,
  input: {
    communityId: string
    name: string
    services: readonly number[]
    buildings: readonly Building[]
    labels: readonly string[]
    account: string
    managerName: string
  },
  { make, known }: { make: MakeCommunity; known: ReadonlySet<number> },
): Promise<{ account: string; password: string }> {
  const { communityId, name, account, operator } = { ...input, operator: context.operator }
  const households = householdsOf(input.buildings, input.labels)
  if (input.services.some((id) => !known.has(id))) throw noSuchService()
  await context.query("select pg_advisory_xact_lock(hashtextextended('community names', 0))")
  if ((await context.query('select 1 from community where id = $1', [communityId])).length)
    throw communityIdTaken()
  if (await isCommunityName(context, name)) throw communityNameTaken()
  await make(context, { id: communityId, name, services: [...new Set(input.services)] })
  const author = { accountId: operator.operatorId, name: operator.name }
  if (households.length)
    await asCommunity(context, communityId, () =>
      doWork(context, { communityId, author }, (work) =>
        addHouseholds(contextOf(work, author, { communityId, log: context.log }), households),
      ),
    )
  const { password = '' } = await makeTopManager(context, { communityId, account, name: input.managerName })
  context.audit({
    action: 'operator.createCommunity',
    target: name,
    targetId: communityId,
    after: { services: input.services, householdCount: households.length, account, name: input.managerName },
  })
  return { account, password }
}

/** Sets the services of a community. Throws noSuchService, noSuchCommunity, servicesChanged. */
export async function changeServices(
  context: OperatorContext,
  {
    communityId,
    services,
    seen,
  }: { communityId: string; services: readonly number[]; seen: readonly number[] },
  known: ReadonlySet<number>,
): Promise<CommunityDetail> {
  if (services.some((id) => !known.has(id))) throw noSuchService()
  await context.query('select 1 from community where id = $1 for update', [communityId])
  const before = await detail(context, communityId)
  const isSeen = new Set(seen)
  if (isSeen.size !== before.services.length || before.services.some((id) => !isSeen.has(id)))
    throw servicesChanged()
  await setServices(context, communityId, services)
  context.audit({
    action: 'operator.setServices',
    target: before.name,
    targetId: communityId,
    before: { services: before.services },
    after: { services },
  })
  const after = await detail(context, communityId)
  await tellRightsIn(context, communityId)
  return after
}

const stateOf = ({ suspendedAt, suspendedReason }: CommunityDetail) => ({
  isSuspended: suspendedAt !== null,
  suspendedAt,
  suspendedReason,
})

/** Suspends a community and signs everybody out of it, or opens it again. Throws noSuchCommunity. */
export async function suspend(
  context: OperatorContext,
  { communityId, reason }: { communityId: string; reason: string },
  isSuspended: boolean,
): Promise<CommunityDetail> {
  const before = await detail(context, communityId)
  await setSuspended(context, communityId, isSuspended ? reason : null)
  const endedSessions = isSuspended ? await endSessionsOfCommunity(context, communityId) : 0
  const after = await detail(context, communityId)
  context.audit({
    action: isSuspended ? 'operator.suspendCommunity' : 'operator.resumeCommunity',
    target: before.name,
    targetId: communityId,
    before: stateOf(before),
    after: { ...stateOf(after), endedSessions },
    reason,
  })
  return after
}

/** Makes somebody top manager; a new account gets a first password, an old one is asked. Throws noSuchCommunity, accountTaken. */
export async function inviteManager(
  context: OperatorContext,
  input: { communityId: string; account: string; managerName: string; reason: string },
): Promise<{ account: string; password: string }> {
  const { communityId, account, managerName: name, reason } = input
  const before = await detail(context, communityId)
  const { password = '', isMember } = await makeTopManager(context, { communityId, account, name })
  if (isMember) throw accountTaken(account)
  context.audit({
    action: 'operator.inviteManager',
    target: before.name,
    targetId: communityId,
    after: { account, name },
    reason,
  })
  return { account, password }
}
