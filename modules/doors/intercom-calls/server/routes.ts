import { serve } from '#platform/server/serve.ts'
import { intercomCalls } from '../contract.ts'
import { newestTest, runTest } from './chain-tests.ts'
import { exportLogs } from './export-logs.ts'
import { listCalls } from './list.ts'
import { showMonth } from './month.ts'

export const routes = serve(intercomCalls, {
  list: listCalls,
  exportLogs,
  month: (context, { month }) => showMonth(context, month),
  showTest: (context) => newestTest(context),
  runTest: (context, { testId }) => runTest(context, testId),
})
