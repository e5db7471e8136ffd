import { byName, type Finder } from '#platform/server/finder.ts'

/** What is maintained by a plan, by its name. */
export const finders: readonly Finder[] = [
  {
    kind: 'maintenancePlan',
    can: 'maintenancePlans.view',
    service: [11],
    find: byName({
      from: 'maintenance_plan t',
      name: 't.name',
      words: ['t.legal_basis'],
      past: { is: 't.ended_at is not null', state: 'ended' },
    }),
  },
]
