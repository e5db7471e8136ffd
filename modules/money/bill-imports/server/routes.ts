import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { billImports } from '../contract.ts'
import { confirmImport } from './confirm.ts'
import { cancelImport, findImport, listImports, markedFile } from './imports.ts'
import { template } from './template.ts'
import { upload } from './upload.ts'

/** The calls of bill imports, over whatever keeps the files. */
export const billImportRoutes = (storage: Storage) =>
  serve(billImports, {
    template,
    upload: (context, input, { form }) => upload(context, storage, input, form),
    list: listImports,
    find: (context, { importId }) => findImport(context, storage, importId),
    markedFile: (context, { importId }) => markedFile(context, storage, importId),
    confirm: (context, input) => confirmImport(context, storage, input),
    cancel: (context, { importId }) => cancelImport(context, importId),
  })
