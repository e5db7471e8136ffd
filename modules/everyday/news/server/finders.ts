import { byName, type Finder } from '#platform/server/finder.ts'

/** What was or will be said to residents, by its title. */
export const finders: readonly Finder[] = [
  {
    kind: 'news',
    can: 'news.view',
    service: [46],
    find: byName({
      from: 'news t where t.deleted_at is null',
      name: 't.title',
      at: 'coalesce(t.publish_at, t.released_at, t.changed_at)',
      past: { is: 't.taken_off_at is not null or coalesce(t.offline_at <= now(), false)', state: 'offline' },
    }),
  },
]
