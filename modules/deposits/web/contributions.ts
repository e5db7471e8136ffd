import { lazy } from 'react'
import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { deposits } from '../contract.ts'

const api = client(deposits)

export const depositsContributions: Partial<Contributions> = {
  counters: [
    {
      name: 'deposits',
      label: 'deposits:counter',
      service: [48],
      can: 'deposits.view',
      count: async () => (await api.countWaiting({})).data.count,
      changedBy: ['deposits.'],
    },
  ],
  tiles: [
    {
      name: 'deposits',
      order: 30,
      place: 'narrow',
      service: [48],
      can: 'deposits.view',
      Tile: lazy(() => import('./DepositsTile.tsx').then((module) => ({ default: module.DepositsTile }))),
    },
  ],
}
