import { lazy } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { managementControlPath } from './screens.ts'

const needs = { service: [2], can: 'feeHome.view' } as const

export const feeHomeContributions: Partial<Contributions> = {
  acts: [
    { name: 'fees', label: 'feeHome:page', icon: 'cash', group: 'fees', to: managementControlPath, ...needs },
  ],
  tiles: [
    {
      name: 'fees',
      order: 60,
      place: 'narrow',
      leadsWithout: 'packages.register',
      Tile: lazy(async () => ({ default: (await import('./FeesTile.tsx')).FeesTile })),
      ...needs,
    },
  ],
  paperActs: [{ name: 'waits', Strip: latePart(async () => (await import('./RunsStrip.tsx')).RunsStrip) }],
  dutyBoards: [
    {
      name: 'fees',
      Board: latePart(async () => (await import('./FeeBoard.tsx')).FeeDutyBoard),
      ...needs,
    },
  ],
  householdPanels: [
    {
      name: 'fees',
      place: 'fees',
      Panel: latePart(async () => (await import('./HouseholdFees.tsx')).HouseholdFees),
    },
    {
      name: 'leavingDebts',
      place: 'leaving',
      Panel: latePart(async () => (await import('./LeavingDebts.tsx')).LeavingDebts),
    },
  ],
}
