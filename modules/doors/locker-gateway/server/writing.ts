import type { Context } from '#platform/server/context.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import type { Needs } from './run-gateway.ts'

/** Does what a cabinet brought about in one transaction of its community, in the cabinet's name. */
export function writing<T>(
  { database, react, log }: Pick<Needs, 'database' | 'react' | 'log'>,
  { communityId, name }: { communityId: string; name: string },
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const author = { ...system, name }
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react }, (given) =>
      work(contextOf(given, author, { communityId, log })),
    ),
  )
}
