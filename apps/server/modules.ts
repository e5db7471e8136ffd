import type { Role } from '#platform/contract/access.ts'
import { chores as platformChores } from '#platform/server/chores.ts'
import type { Chore, Job } from '#platform/server/jobs.ts'
import type { Route } from '#platform/server/serve.ts'
import type { Database } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'
import { allPermissions } from '#apps/contracts.ts'
import { chores as accountsChores } from '#modules/accounts/server/chores.ts'
import { witnessFinder } from '#modules/accounts/server/public.ts'
import { accountsRoutes } from '#modules/accounts/server/routes.ts'
import type { Sessions } from '#modules/accounts/server/sessions.ts'
import { cashRoutes } from '#modules/cash/server/routes.ts'
import { routes as communitiesRoutes } from '#modules/communities/server/routes.ts'
import { routes as depositsRoutes } from '#modules/deposits/server/routes.ts'
import { chores as filesChores } from '#modules/files/server/chores.ts'
import { filesRoutes } from '#modules/files/server/routes.ts'
import { routes as householdsRoutes } from '#modules/households/server/routes.ts'
import { routes as packageRecordsRoutes } from '#modules/package-records/server/routes.ts'
import { routes as packagesRoutes } from '#modules/packages/server/routes.ts'
import { routes as returnsRoutes } from '#modules/returns/server/routes.ts'
import { routes as shiftChangesRoutes } from '#modules/shift-changes/server/routes.ts'
import { routes as visitorsRoutes } from '#modules/visitors/server/routes.ts'

/** The permissions of a role in every module. */
export function permissionsOf(role: Role): ReadonlySet<string> {
  return new Set(
    Object.entries(allPermissions)
      .filter(([, roles]) => roles.includes(role))
      .map(([name]) => name),
  )
}

/** Every call with its handler. */
export function allRoutes(needs: {
  database: Database
  sessions: Sessions
  storage: Storage
  demoAllowed: boolean
}): Route[] {
  return [
    ...accountsRoutes(needs.sessions, needs.demoAllowed),
    ...communitiesRoutes,
    ...filesRoutes(needs.storage),
    ...householdsRoutes,
    ...packagesRoutes,
    ...packageRecordsRoutes,
    ...depositsRoutes,
    ...cashRoutes(witnessFinder(needs.database)),
    ...returnsRoutes,
    ...shiftChangesRoutes,
    ...visitorsRoutes,
  ]
}

/** Every kind of job that verbs put into the queue. */
export const allJobs: readonly Job[] = []

/** What is done by timetable across communities. */
export const allChores = (storage: Storage): readonly Chore[] => [
  ...platformChores,
  ...accountsChores,
  ...filesChores(storage),
]
