import { latePart } from '#platform/web/live/late-part.ts'
import { maintenancePath, plantsPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { plansPath } from './paths.ts'

const needs = { service: [11], can: 'maintenancePlans.view' } as const

export const maintenancePlansContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'maintenance',
      label: 'maintenancePlans:due',
      icon: 'calendar',
      group: 'assets',
      to: maintenancePath,
      ...needs,
    },
    {
      name: 'maintenancePlans',
      label: 'maintenancePlans:plans',
      icon: 'calendar',
      group: 'assets',
      to: plansPath,
      isVariant: true,
      ...needs,
    },
    {
      name: 'plants',
      label: 'maintenancePlans:plants',
      icon: 'grid',
      group: 'assets',
      to: plantsPath,
      isVariant: true,
      ...needs,
    },
  ],
  tiles: [
    {
      name: 'maintenance',
      order: 62,
      place: 'narrow',
      // After everything that the desk works with: it is no part of the first load.
      Tile: latePart(async () => (await import('./DueTile.tsx')).DueTile),
      ...needs,
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
