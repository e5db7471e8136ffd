import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { rosterPath } from './screens.ts'

const needs = { service: [4], can: 'dutyRosters.see' } as const

export const dutyRostersContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'dutyRoster',
      label: 'dutyRosters:page',
      also: 'dutyRosters:own',
      icon: 'calendar',
      group: 'desk',
      to: rosterPath,
      ...needs,
    },
  ],
  onDutyParts: [
    { name: 'dutyRosters', Now: latePart(async () => (await import('./OnDutyNow.tsx')).OnDutyNow) },
  ],
  tiles: [
    {
      name: 'onDuty',
      order: 58,
      place: 'narrow',
      Tile: latePart(async () => (await import('./OnDutyTile.tsx')).OnDutyTile),
      ...needs,
    },
  ],
}
