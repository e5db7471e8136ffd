import { maintenancePath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { plansPath } from './paths.ts'

const needs = { service: [11], can: 'maintenancePlans.view' } as const

export const maintenancePlansContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'maintenance',
      label: 'maintenancePlans:due',
      icon: 'calendar',
      group: 'facilities',
      to: maintenancePath,
      ...needs,
    },
    {
      name: 'maintenancePlans',
      label: 'maintenancePlans:plans',
      icon: 'calendar',
      group: 'facilities',
      to: plansPath,
      isVariant: true,
      ...needs,
    },
  ],
}
