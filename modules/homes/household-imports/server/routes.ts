import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { householdImports } from '../contract.ts'
import { applyFile } from './apply-file.ts'
import { checkFile } from './check-file.ts'
import { cancelImport, confirmImport, recheckImport } from './decide.ts'
import { exampleFile } from './example-file.ts'
import { exportFile } from './export-file.ts'
import { markedFile } from './marked-file.ts'
import { getImport, listFaults, listImports, listLines, toImport } from './queries.ts'
import { upload } from './upload.ts'

/** The calls for imports and exports of households, over whatever keeps the files. */
export function householdImportsRoutes(storage: Storage) {
  const [check, apply] = [checkFile(storage), applyFile(storage)]
  return serve(householdImports, {
    exampleFile: async () => exampleFile(),
    exportFile: (context, input) => exportFile(context, input),
    upload: async (context, input, { form }) => ({
      data: await upload(context, { storage, check }, input, form),
    }),
    list: async (context) => ({ data: (await listImports(context)).map(toImport) }),
    get: async (context, { importId }) => ({ data: toImport(await getImport(context, importId)) }),
    listFaults: (context, input) => listFaults(context, input),
    listLines: (context, input) => listLines(context, input),
    markedFile: (context, { importId }) => markedFile(context, storage, importId),
    confirm: async (context, { importId }) => ({ data: await confirmImport(context, apply, importId) }),
    recheck: async (context, { importId }) => ({ data: await recheckImport(context, check, importId) }),
    async cancel(context, { importId }) {
      await cancelImport(context, importId)
      return { data: true as const }
    },
  })
}
