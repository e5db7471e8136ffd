import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { assemblyBallots } from '../ballot-contract.ts'
import { assemblyBylaws } from '../bylaws-contract.ts'
import { assemblies } from '../contract.ts'
import { assemblyFloor } from '../floor-contract.ts'
import { assemblyMinutes } from '../minutes-contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { assemblySealed } from '../sealed-contract.ts'
import { assemblyVotes } from '../votes-contract.ts'
import { assembliesWords } from '../words.ts'
import { boardParts } from './board-parts.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { chores, jobs, pushes } from './reminders.ts'
import { assemblyRoutes } from './routes.ts'

/** What the module assemblies brings to the server. */
export const assembliesModule: ServerModule = {
  words: assembliesWords,
  contracts: [
    assemblies,
    assemblyRoll,
    assemblyVotes,
    assemblyFloor,
    assemblySealed,
    assemblyBallots,
    assemblyBylaws,
    assemblyMinutes,
  ],
  permissions,
  routes: assemblyRoutes,
  jobs,
  chores,
  pushes,
  calendarParts,
  boardParts,
  retentions,
  personalData,
  demo,
}
