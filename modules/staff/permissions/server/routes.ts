import type { Permissions } from '#platform/contract/access.ts'
import { serve } from '#platform/server/serve.ts'
import { permissionMatrix } from '../contract.ts'
import { changeMatrix } from './change.ts'
import { showMatrix } from './matrix.ts'

/** The calls of the matrix, over the permissions that all modules declare. */
export const permissionsRoutes = (all: Permissions) =>
  serve(permissionMatrix, {
    show: (context) => showMatrix(context, all),
    change: (context, { changes }) => changeMatrix(context, all, changes),
  })
