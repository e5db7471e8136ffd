import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { downloadSigned, makeExport } from '#modules/keeping/exports/server/public.ts'
import { foodReports } from '../contract.ts'
import { month } from './month.ts'
import { listFiles, listReady, sign, start } from './storage.ts'

/** The calls of reports, over the sheets that the modules declare. */
export function routes({ storage, declared: { sheets } }: Pick<Program, 'storage' | 'declared'>) {
  const job = makeExport(storage, sheets)
  return serve(foodReports, {
    month,
    listExports: listFiles,
    start: (context, input) => start(context, { sheets, job }, input),
    listReady,
    sign,
    download: (context, { token }) => downloadSigned(context, storage, token),
  })
}
