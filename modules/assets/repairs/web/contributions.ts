import { latePart } from '#platform/web/live/late-part.ts'
import { repairsPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

const needs = { service: [11], can: 'repairs.view' } as const

export const repairsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'repairs',
      label: 'repairs:list',
      also: 'repairs:report',
      icon: 'warn',
      group: 'assets',
      to: repairsPath,
      ...needs,
    },
  ],
  alarmActs: [
    { name: 'repairs', Act: latePart(async () => (await import('./AlarmRepair.tsx')).AlarmRepair) },
  ],
  tiles: [
    {
      name: 'repairs',
      order: 61,
      place: 'narrow',
      // After everything that the desk works with: it is no part of the first load.
      Tile: latePart(async () => (await import('./RepairsTile.tsx')).RepairsTile),
      ...needs,
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
