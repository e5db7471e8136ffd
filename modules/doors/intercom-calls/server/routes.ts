import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { intercomCalls } from '../contract.ts'
import { newestTest, runTest } from './chain-tests.ts'
import { exportLogs } from './export-logs.ts'
import { listCalls } from './list.ts'
import { showMonth } from './month.ts'
import { openSnapshot, takeSnapshot } from './snapshots.ts'

export const routes = ({ storage }: Program) =>
  serve(intercomCalls, {
    list: listCalls,
    exportLogs,
    month: (context, { month }) => showMonth(context, month),
    sendSnapshot: (context, _, { form }) => takeSnapshot(context, storage, form),
    openSnapshot: (context, { callId }) => openSnapshot(context, callId),
    showTest: (context) => newestTest(context),
    runTest: (context, { testId }) => runTest(context, testId),
  })
