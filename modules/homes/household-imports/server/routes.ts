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
    exportFile,
    upload: (context, input, { form }) => upload(context, { storage, check }, input, form),
    list: async (context) => (await listImports(context)).map(toImport),
    get: async (context, { importId }) => toImport(await getImport(context, importId)),
    listFaults,
    listLines,
    markedFile: (context, { importId }) => markedFile(context, storage, importId),
    confirm: (context, { importId }) => confirmImport(context, apply, importId),
    recheck: (context, { importId }) => recheckImport(context, check, importId),
    cancel: (context, { importId }) => cancelImport(context, importId),
  })
}
