import { byName, type Finder } from '#platform/server/finder.ts'

/** What is used up, by name. */
export const finders: readonly Finder[] = [
  {
    kind: 'consumable',
    can: 'consumables.view',
    service: [11, 25],
    find: byName({ from: 'consumable t where t.removed_at is null', name: 't.name', words: ['t.place'] }),
  },
]
