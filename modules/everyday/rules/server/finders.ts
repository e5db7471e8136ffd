import { byName, type Finder } from '#platform/server/finder.ts'

/** The rules of the community, by name. */
export const finders: readonly Finder[] = [
  {
    kind: 'rule',
    can: 'rules.view',
    service: [52],
    find: byName({ from: 'rule t where t.deleted_at is null', name: 't.title' }),
  },
]
