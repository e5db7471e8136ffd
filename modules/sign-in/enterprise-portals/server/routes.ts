import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/serve.ts'
import { enterprisePortals } from '../contract.ts'
import { addPortal, closePortal, listPortals } from './portals.ts'
import { signInByTicket } from './sign-in.ts'

export const enterprisePortalsRoutes = (database: Database) =>
  serve(enterprisePortals, {
    signIn: signInByTicket,
    list: (context) => listPortals(database, context),
    add: addPortal,
    close: (context, input) => closePortal(database, context, input),
  })
