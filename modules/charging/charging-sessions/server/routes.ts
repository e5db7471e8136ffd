import { serve } from '#platform/server/serve.ts'
import { chargingSessions } from '../contract.ts'
import { readDashboard } from './dashboard.ts'
import { listSessions } from './list.ts'
import { showSession } from './read.ts'
import { settleSession } from './settle.ts'

export const routes = serve(chargingSessions, {
  dashboard: (context) => readDashboard(context),
  list: listSessions,
  show: (context, { sessionId }) => showSession(context, sessionId),
  settle: settleSession,
})
