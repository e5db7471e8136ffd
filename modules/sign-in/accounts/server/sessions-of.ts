import { oncePer } from '#platform/server/manifest.ts'
import { Sessions } from './sessions.ts'

/** Who is signed in to a program. */
export const sessionsOf = oncePer(
  ({ database, permissionsOf, sealer }) => new Sessions(database, permissionsOf, sealer),
)
