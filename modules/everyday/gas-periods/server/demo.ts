import type { Demo } from '#platform/server/manifest.ts'
import { demoPeriods } from './demo-periods.ts'

/** The periods of the demo community. */
export const demo: Demo = ({ now, communityId, idOf, clerk }) => [
  [
    'gas_period',
    demoPeriods(now).map(({ name, ago, ym, from, startsOn, endsOn }) => ({
      communityId,
      id: idOf(name),
      ym,
      startsOn,
      endsOn,
      firm: '欣湖瓦斯',
      createdAt: new Date(from.getTime() - 7 * 86_400_000),
      createdByName: clerk.name,
      closedAt: ago ? new Date(from.getTime() + 9 * 86_400_000) : null,
      closedByName: ago ? clerk.name : '',
    })),
  ],
]
