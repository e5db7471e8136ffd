import { problems } from '#platform/contract/problems.ts'
import type { AnyExportSheet } from '#platform/server/export-sheet.ts'
import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { exports } from '../contract.ts'
import { cancelExport } from './cancel.ts'
import { download } from './download.ts'
import { makeExport } from './make-export.ts'
import { findExport, listExports, toExport } from './queries.ts'
import { startExport } from './start.ts'

/** The calls for exports, over the sheets that the modules declare. */
export function exportsRoutes(storage: Storage, sheets: readonly AnyExportSheet[]) {
  const job = makeExport(storage, sheets)
  return serve(exports, {
    start: (context, input) => startExport(context, { sheets, job }, input),
    list: async (context, { everybody }) => {
      const rows = await listExports(context, context.actor, everybody)
      return rows.map((row) => toExport(row, context.actor, context.now))
    },
    get: async (context, { exportId }) => {
      const row = await findExport(context, context.actor, exportId)
      if (!row) throw problems.notFound()
      return toExport(row, context.actor, context.now)
    },
    cancel: (context, { exportId }) => cancelExport(context, exportId),
    download: (context, { exportId }) => download(context, storage, exportId),
  })
}
