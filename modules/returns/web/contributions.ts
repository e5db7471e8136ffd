import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { returns } from '../contract.ts'

const api = client(returns)

export const returnsContributions: Partial<Contributions> = {
  counters: [
    {
      name: 'returns',
      label: 'returns:counter',
      service: [49],
      can: 'returns.view',
      count: async () => (await api.countWaiting({})).data.count,
      changedBy: ['returns.'],
    },
  ],
}
