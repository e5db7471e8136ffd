import { taipei } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'

/** What the demo community decided of its repair fund. */
export const demo: Demo = ({ now, communityId }) => [
  [
    'fund_plan',
    [
      {
        communityId,
        balance: 8_420_000,
        monthlyPerPing: 12,
        pingHundredths: 720_000,
        inflationBp: 200,
        interestBp: 120,
        households: 182,
        raisePerPing: 30,
        raiseFrom: taipei(now).year + 2,
        changedAt: new Date(now.getTime() - 30 * 86_400_000),
        changedByName: '沈韻如',
      },
    ],
  ],
]
