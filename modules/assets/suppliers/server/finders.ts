import { byName, type Finder } from '#platform/server/finder.ts'

/** Who works for the community, by name. */
export const finders: readonly Finder[] = [
  {
    kind: 'supplier',
    can: 'suppliers.view',
    service: [11],
    find: byName({
      from: 'supplier t',
      name: 't.name',
      words: ['t.phone'],
      past: { is: 't.ended_at is not null', state: 'ended' },
    }),
  },
]
