import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { permissions } from '../access.ts'
import { assetImports } from '../contract.ts'
import { assetImportsWords } from '../words.ts'
import { confirmImport, findImport, uploadImport } from './imports.ts'

/** What the module asset-imports brings to the server. */
export const assetImportsModule: ServerModule = {
  words: assetImportsWords,
  contracts: [assetImports],
  permissions,
  routes: serve(assetImports, {
    upload: (context, input, { form }) => uploadImport(context, input, form),
    find: (context, { importId }) => findImport(context, importId),
    confirm: confirmImport,
  }),
}
