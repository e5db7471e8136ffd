import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { IntercomSettings } from '#modules/doors/intercom-sentries/contract.ts'
import {
  type DeviceRow,
  isReachable,
  listSentries,
  readDevices,
  sections,
} from '#modules/doors/intercom-sentries/server/public.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import { forwardNumber } from '../forward-number.ts'
import { type Hearing, hearingOf, type Leg, legsOf } from '../chain.ts'
import { type TabletRow, tabletTable as t } from './tables.ts'

/** A household for which the intercom is opened, with what rings there. */
export interface Chain extends TabletRow {
  label: string
  building: string
  names: string[]
  devices: DeviceRow[]
  legs: Leg[]
  hearing: Hearing
}

/** What all chains of a community have in common. */
export interface Grounds {
  setting: IntercomSettings
  devices: DeviceRow[]
  /** Devices that ring for calls back to the community, and last in every chain. */
  guards: {
    deviceId: string
    sentryId: string
    sentryName: string
    name: string
    sipName: string
    isReachable: boolean
  }[]
}

/** The settings, all devices, and the guards' among them. */
export async function readGrounds(lease: Lease, now: Date): Promise<Grounds> {
  const [setting, devices, sentries] = await Promise.all([
    sections.all(lease),
    readDevices(lease),
    listSentries(lease, now),
  ])
  const guards = sentries
    .filter(({ callsBack }) => callsBack)
    .flatMap(({ sentryId, name: sentryName, devices: theirs }) =>
      theirs.map(({ deviceId, name, sipName, isReachable: rings }) => ({
        deviceId,
        sentryId,
        sentryName,
        name,
        sipName,
        isReachable: rings,
      })),
    )
  return { setting, devices, guards }
}

const names = sql<string[]>`array(select r.name from resident r where r.community_id = ${h.communityId}
  and r.household_id = ${h.id} and r.moved_out_at is null order by r.position, r.id)`
const inOrder = [
  asc(h.buildingOrder),
  asc(h.building),
  asc(h.floorOrder),
  asc(h.floor),
  sql`length(${h.unit})`,
  asc(h.unit),
]

/** Seconds that a part of a chain rings. */
export const secondsOf = (setting: IntercomSettings, kind: Leg['kind']): number =>
  ({
    indoor: setting.indoorSeconds,
    app: setting.appSeconds,
    forward: setting.forwardSeconds,
    guard: setting.guardSeconds,
  })[kind]

/** Whether calls of this minute can go on to a number: it is one that may be called. */
export const canForward = ({
  forwardKind,
  forwardNumber: number,
}: Pick<TabletRow, 'forwardKind' | 'forwardNumber'>): boolean =>
  !!forwardKind && 'number' in forwardNumber(forwardKind, number)

/** The open households of the intercom, or those of some ids, in the order of the picker, each with its chain. */
export async function readChains(
  lease: Lease,
  now: Date,
  { grounds, ids }: { grounds: Grounds; ids?: readonly string[] },
): Promise<Chain[]> {
  if (ids && !ids.length) return []
  const condition = and(isNotNull(t.openedAt), isNull(h.closedAt), ids && inArray(t.householdId, [...ids]))
  const rows = await lease.db
    .select({ t, label: h.label, building: h.building, names })
    .from(t)
    .innerJoin(h, eq(h.id, t.householdId))
    .where(condition)
    .orderBy(...inOrder)
  const { devices, guards, setting } = grounds
  const byHousehold = groups(devices)
  return rows.map(({ t: row, ...home }) => {
    const own = byHousehold.get(row.householdId) ?? []
    const legs = legsOf({
      order: row.order,
      devices: own.flatMap((one) =>
        one.kind === 'door'
          ? []
          : [{ kind: one.kind, isReachable: isReachable(one, setting.registrationHours, now) }],
      ),
      forward: { isSet: !!row.forwardKind, isUsable: canForward(row) },
      guards,
    })
    return { ...row, ...home, devices: own, legs, hearing: hearingOf(legs) }
  })
}

function groups(devices: readonly DeviceRow[]): Map<string | null, DeviceRow[]> {
  const found = new Map<string | null, DeviceRow[]>()
  for (const one of devices) found.set(one.householdId, [...(found.get(one.householdId) ?? []), one])
  return found
}
