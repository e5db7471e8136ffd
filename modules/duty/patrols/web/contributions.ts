import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { patrolsPath } from './paths.ts'

const needs = { service: [9], can: 'patrols.walk' } as const

export const patrolsContributions: Partial<Contributions> = {
  acts: [{ name: 'patrols', label: 'patrols:page', icon: 'check', group: 'desk', to: patrolsPath, ...needs }],
  tiles: [
    {
      name: 'patrolsMissed',
      order: 57,
      place: 'above',
      Tile: latePart(async () => (await import('./MissedTile.tsx')).MissedTile),
      ...needs,
    },
  ],
  shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
  queueables: [
    {
      call: 'patrols.visit',
      noun: 'patrols:queued',
      load: async () => (await import('./queued-visit.ts')).queuedVisit,
    },
  ],
}
