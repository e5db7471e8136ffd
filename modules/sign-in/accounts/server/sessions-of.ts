import { oncePer } from '#platform/server/manifest.ts'
import { mayHandleOf } from './deviations.ts'
import { Sessions } from './sessions.ts'

/** Who is signed in to a program. */
export const sessionsOf = oncePer(
  (program) =>
    new Sessions(
      program.database,
      { permissionsOf: program.permissionsOf, mayHandle: mayHandleOf(program) },
      program.sealer,
    ),
)
