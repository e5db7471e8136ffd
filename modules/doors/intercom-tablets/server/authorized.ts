import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { endDevices } from '#modules/doors/intercom-sentries/server/public.ts'
import type { intercomTablets } from '../contract.ts'
import { dialCode } from '../dial-code.ts'
import { tabletsChanged } from '../events.ts'
import { bothWays } from '../problems.ts'
import type { Authorized } from '../shapes.ts'
import { tabletTable as t } from './tables.ts'

const homes = `
  select h.id as "householdId", h.label, h.building, h.floor, h.unit, i.opened_at is not null as "isAuthorized",
    i.opened_at as "openedAt", coalesce(i.opened_by_name, '') as "openedBy", i.household_id is not null as "isKnown"
  from household h left join intercom_household i on i.community_id = h.community_id and i.household_id = h.id
  where h.closed_at is null and not h.is_virtual
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit`

interface Home extends Authorized, Record<string, unknown> {
  floor: string
  unit: string
  isKnown: boolean
}

/** All households, and for which the intercom is opened, in the order of the picker. */
export async function listAuthorized(lease: Lease): Promise<Authorized[]> {
  const rows = await lease.query<Home>(homes)
  return rows.map(({ householdId, label, building, isAuthorized, openedAt, openedBy }) => ({
    householdId,
    label,
    building,
    isAuthorized,
    openedAt,
    openedBy,
  }))
}

/** Opens the intercom for households and closes it for others; what is so already is left. Throws notFound, bothWays. */
export async function setAuthorized(
  context: Context,
  { opened, closed }: Taken<typeof intercomTablets.calls.setAuthorized>,
): Promise<void> {
  if (opened.some((id) => closed.includes(id))) throw bothWays()
  await oneAtATime(context, 'intercom households')
  const rows = await context.query<Home>(homes)
  const known = new Map(rows.map((row) => [row.householdId, row]))
  if ([...opened, ...closed].some((id) => !known.has(id))) throw problems.notFound()
  const toOpen = [...new Set(opened)].filter((id) => !known.get(id)?.isAuthorized)
  const toClose = [...new Set(closed)].filter((id) => known.get(id)?.isAuthorized)
  await open(context, rows, toOpen)
  if (toClose.length) {
    await context.db
      .update(t)
      .set({ openedAt: null, forwardKind: null, forwardNumber: '', forwardedAt: context.now })
      .where(inArray(t.householdId, toClose))
    await endDevices(context, toClose)
  }
  context.emit(tabletsChanged, { householdIds: [] })
  context.audit({
    action: 'intercomTablets.setAuthorized',
    target: 'intercomTablet',
    after: { opened: toOpen.length, closed: toClose.length },
  })
}

async function open(context: Context, rows: readonly Home[], ids: readonly string[]): Promise<void> {
  const buildings = [...new Set(rows.map(({ building }) => building))]
  const codes = await context.db
    .select({ code: t.dialCode })
    .from(t)
    .where(isNotNull(t.openedAt))
    .orderBy(asc(t.dialCode))
  const taken = new Set(codes.map(({ code }) => code))
  for (const id of ids) {
    const home = rows.find(({ householdId }) => householdId === id)
    if (!home) continue
    const buildingNo = buildings.length > 1 ? buildings.indexOf(home.building) : null
    const code = dialCode({ ...home, buildingNo }, taken)
    taken.add(code)
    const opening = { openedAt: context.now, openedByName: context.actor.name, dialCode: code }
    if (home.isKnown) await context.db.update(t).set(opening).where(eq(t.householdId, id))
    else await context.db.insert(t).values({ householdId: id, ...opening })
  }
}
