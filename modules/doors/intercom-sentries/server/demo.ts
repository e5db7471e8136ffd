import { createHash } from 'node:crypto'
import type { Demo } from '#platform/server/manifest.ts'

const sentries = [
  ['正門', 'tablet', false, 2],
  ['側門', 'tablet', false, 1],
  ['B1 車道', 'hardware', false, 1],
  ['B2 車道', 'hardware', false, 1],
  ['櫃台', 'tablet', true, 2],
  ['B1 崗亭', 'tablet', true, 1],
] as const

/** Devices of households: whose, of which kind, its name, and minutes since it registered; null: never. */
const devices = [
  ['A棟-12F-3', 'indoor', '客廳室內機', 4],
  ['A棟-12F-3', 'app', '王建民 iPhone', 6],
  ['A棟-12F-3', 'app', '林淑芬 Android', 12],
  ['A棟-12F-3', 'app', '王小明 iPhone', 9 * 1440],
  ['A棟-8F-1', 'indoor', '室內機', 9],
  ['A棟-6F-2', 'indoor', '室內機', 15],
  ['A棟-6F-2', 'app', 'Android', 5 * 1440],
  ['B棟-3F-1', 'indoor', '室內機', 7],
  ['B棟-5F-3', 'app', 'iPhone', 8 * 1440],
  ['B棟-7F-1', 'indoor', '室內機', 3 * 1440],
  ['B棟-9F-4', 'app', 'Android', 22],
  ['B棟-11F-2', 'indoor', '室內機', 6 * 1440],
  ['C棟-11F-4', 'indoor', '室內機', 3],
  ['C棟-2F-1', 'app', 'iPhone', 41],
] as const

/** The door units and guard posts of the demo community. Devices have passwords that nobody has: they sign in anew. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const digest = (key: string) => createHash('sha256').update(key)
  const account = (key: string) => ({
    sipName: `d${digest(key).digest('hex').slice(0, 11)}`,
    sealedDigest: digest(`of nobody ${key}`).digest(),
    addedAt: ago(120 * 1440),
    addedByName: clerk.name,
  })
  const heard = (minutes: number) => ({ registeredAt: ago(minutes), reachableUntil: ago(minutes - 60) })
  const slots = new Map<string, number>()
  const slotOf = (owner: string) => {
    const slot = (slots.get(owner) ?? 0) + 1
    slots.set(owner, slot)
    return slot
  }
  return [
    [
      'intercom_sentry',
      sentries.map(([name, kind, callsBack], position) => ({
        communityId,
        id: idOf(`intercom sentry ${name}`),
        name,
        kind,
        callsBack,
        position,
        openDigits: callsBack ? '' : '#',
        serialDigest: digest(idOf(`intercom serial ${name}`)).digest(),
        serialTail: digest(name).digest('hex').slice(0, 4).toUpperCase(),
        serialRenewedAt: ago(120 * 1440),
        addedAt: ago(120 * 1440),
        addedByName: clerk.name,
      })),
    ],
    [
      'intercom_device',
      [
        ...sentries.flatMap(([name, , , count]) =>
          Array.from({ length: count }, (_, nth) => ({
            communityId,
            id: idOf(`intercom device ${name} ${nth}`),
            sentryId: idOf(`intercom sentry ${name}`),
            householdId: null,
            kind: 'door',
            slot: nth + 1,
            name: count > 1 ? `${name} ${nth + 1}` : name,
            ...account(`${name} ${nth}`),
            ...heard(2 + nth),
          })),
        ),
        ...devices.map(([label, kind, name, minutes]) => ({
          communityId,
          id: idOf(`intercom device ${label} ${name}`),
          sentryId: null,
          householdId: householdId(label),
          kind,
          slot: slotOf(label),
          name,
          ...account(`${label} ${name}`),
          ...heard(minutes),
        })),
      ],
    ],
  ]
}
