import type { Demo } from '#platform/server/manifest.ts'

/** One screen of the demo community, which was off since last evening: nobody has its key. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => [
  [
    'board_device',
    [
      {
        communityId,
        id: idOf('boardDevice lobby'),
        name: '大廳 A',
        groupName: '大廳',
        boardId: idOf('board lobby'),
        onFrom: '06:00',
        onUntil: '23:30',
        keyDigest: 'demo',
        pairedAt: new Date(now.getTime() - 40 * 86_400_000),
        pairedByName: clerk.name,
        seenAt: new Date(now.getTime() - 15 * 3_600_000),
        screen: '1080x1920',
      },
    ],
  ],
]
