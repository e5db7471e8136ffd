import { createHash } from 'node:crypto'
import type { Demo } from '#platform/server/manifest.ts'

const doors = [
  ['正門', '正門門禁', 'dr-demo-front', 'closed'],
  ['側門', '側門門禁', 'dr-demo-side', 'unknown'],
] as const

/** What happened at the front door: hours ago, what, and how often it was held. */
const past = [
  [2.2, 'unlocked', '住戶刷卡'],
  [2.19, 'opened', ''],
  [2.18, 'closed', ''],
  [9.5, 'unlocked', '開門按鈕'],
  [9.49, 'opened', ''],
  [9.4, 'heldOpen', ''],
  [9.3, 'closed', ''],
] as const

/** The doors of the demo community: nobody plays these controllers, so they are without a line until somebody simulates one. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const doorId = (sentry: string) => idOf(`intercom door ${sentry}`)
  const order = idOf('intercom door order')
  const events = [
    ...past.map(([hours, kind, reason]) => ({ hours, kind, reason, orderId: null })),
    { hours: 26, kind: 'unlocked', reason: '', orderId: order },
  ].toReversed()
  return [
    [
      'intercom_door',
      doors.map(([sentry, name, deviceKey, leaf]) => ({
        communityId,
        id: doorId(sentry),
        sentryId: idOf(`intercom sentry ${sentry}`),
        name,
        deviceKey,
        // Of a password that nobody has: a door of the demo signs in after a new one was made.
        secretDigest: createHash('sha256').update(doorId(sentry)).digest(),
        heardAt: leaf === 'unknown' ? null : ago(0.1),
        firmware: leaf === 'unknown' ? '' : '2.1.0',
        leaf,
        lastSeq: leaf === 'unknown' ? 0 : events.length,
        addedAt: ago(2400),
        addedByName: clerk.name,
      })),
    ],
    [
      'intercom_door_order',
      [
        {
          communityId,
          id: order,
          doorId: doorId('正門'),
          callId: null,
          reason: '住戶忘記帶卡',
          askedAt: ago(26.001),
          askedByName: clerk.name,
          expiresAt: ago(25.99),
          state: 'opened',
          answeredAt: ago(26),
          answer: '',
        },
      ],
    ],
    [
      'intercom_door_event',
      events.map(({ hours, kind, reason, orderId }, nth) => ({
        communityId,
        id: idOf(`intercom door event ${nth}`),
        doorId: doorId('正門'),
        seq: nth + 1,
        kind,
        at: ago(hours),
        heardAt: ago(hours),
        orderId,
        reason,
      })),
    ],
  ]
}
