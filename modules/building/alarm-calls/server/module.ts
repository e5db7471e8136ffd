import { job } from '#platform/server/jobs.ts'
import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { alarmCalls } from '../contract.ts'
import { alarmCallsWords } from '../words.ts'
import { beginCalls } from './begin.ts'
import { demo } from './demo.ts'
import { beginJob, stepJob } from './queued.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { callNext } from './step.ts'
import { tellJobOf } from './tell.ts'

/** What the module alarm-calls brings to the server. */
export const alarmCallsModule: ServerModule = {
  words: alarmCallsWords,
  contracts: [alarmCalls],
  permissions,
  routes,
  jobs: (program) => [
    job({ ...stepJob, work: (context, { eventId, beginning }) => callNext(context, eventId, beginning) }),
    job({ ...beginJob, work: (context, { eventId }) => beginCalls(context, eventId, true) }),
    tellJobOf(program),
  ],
  reactions,
  demo,
}
