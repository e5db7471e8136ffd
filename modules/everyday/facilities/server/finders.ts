import { byName, type Finder } from '#platform/server/finder.ts'

/** What households book, by name. */
export const finders: readonly Finder[] = [
  {
    kind: 'facility',
    can: 'facilities.view',
    service: [51],
    find: byName({
      from: 'facility t',
      name: 't.name',
      words: ['t.place'],
      past: { is: 't.retired_at is not null', state: 'ended' },
    }),
  },
]
