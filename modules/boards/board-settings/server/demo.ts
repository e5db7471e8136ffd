import type { Demo } from '#platform/server/manifest.ts'

/** The line at the foot of the boards of the demo community. */
export const demo: Demo = ({ now, communityId, clerk }) => [
  [
    'board_setting',
    [
      {
        communityId,
        section: 'screens',
        chosen: { marquee: '本週六 14:00 流感疫苗到社區施打　請帶健保卡', playSeconds: 12 },
        changedAt: new Date(now.getTime() - 2 * 86_400_000),
        changedByName: clerk.name,
      },
    ],
  ],
]
