import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { visitorCounter } from '../counter-contract.ts'

const api = client(visitorCounter)

export const visitorsContributions: Partial<Contributions> = {
  counters: [
    {
      name: 'visitors',
      label: 'visitors:counter',
      service: [17, 50],
      can: 'visitors.view',
      count: async () => (await api.countInside({})).data.count,
      changedBy: ['visitors.'],
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
