import { latePart } from '#platform/web/live/late-part.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { queuedHandOvers } from '#modules/parcels/fast-receive/web/public.ts'
import { deposits } from '../contract.ts'
import { depositHandOverPart } from './hand-over-part.ts'
import { deskPath, recordsPath, settingPath } from './paths.ts'

const api = client(deposits)
const view = { service: [48], can: 'deposits.view' } as const

export const depositsContributions: Partial<Contributions> = {
  householdPasts: [async () => (await import('./household-past.ts')).householdPasts],
  counters: [
    {
      name: 'deposits',
      label: 'deposits:counter',
      ...view,
      to: recordsPath,
      count: async () => (await api.countWaiting({})).data.count,
      changedBy: ['deposits.'],
    },
  ],
  acts: [
    {
      name: 'registerDeposit',
      label: 'deposits:register',
      icon: 'bag',
      group: 'desk',
      key: 'Alt+S',
      to: deskPath,
      shortcut: 31,
      service: [48],
      can: 'deposits.register',
    },
    {
      name: 'depositRecords',
      label: 'deposits:records',
      icon: 'doc',
      group: 'parcels',
      to: recordsPath,
      ...view,
    },
    {
      name: 'depositSetting',
      label: 'deposits:setting',
      icon: 'bag',
      group: 'parcels',
      to: settingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [48],
      can: 'deposits.configure',
    },
  ],
  tiles: [
    {
      name: 'deposits',
      order: 30,
      place: 'narrow',
      ...view,
      Tile: latePart(async () => (await import('./DepositsTile.tsx')).DepositsTile),
    },
  ],
  handOverKinds: [depositHandOverPart],
  queueables: [queuedHandOvers(depositHandOverPart)],
  provisions: [
    { name: 'handOverDeposits', service: [48], can: 'deposits.handOver', fetch: depositHandOverPart.load },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
  shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}
