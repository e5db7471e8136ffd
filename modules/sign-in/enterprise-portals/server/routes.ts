import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/serve.ts'
import { enterprisePortals } from '../contract.ts'
import { addPortal, closePortal, listPortals } from './portals.ts'
import { signInByTicket } from './sign-in.ts'

export const enterprisePortalsRoutes = (database: Database) =>
  serve(enterprisePortals, {
    signIn: async (context, input) => ({ data: await signInByTicket(context, input) }),
    list: async (context) => ({ data: await listPortals(database, context) }),
    add: async (context, input) => ({ data: await addPortal(context, input) }),
    close: async (context, input) => {
      await closePortal(database, context, input)
      return { data: true as const }
    },
  })
