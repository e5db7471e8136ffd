import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/serve.ts'
import type { MayHandle } from '#modules/sign-in/accounts/server/public.ts'
import { enterprisePortals } from '../contract.ts'
import { addPortal, closePortal, listPortals } from './portals.ts'
import { signInByTicket } from './sign-in.ts'

export const enterprisePortalsRoutes = (database: Database, mayHandle: MayHandle) =>
  serve(enterprisePortals, {
    signIn: (context, input) => signInByTicket(mayHandle, context, input),
    list: (context) => listPortals(database, context),
    add: addPortal,
    close: (context, input) => closePortal(database, context, input),
  })
