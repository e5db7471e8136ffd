import { serve } from '#platform/server/serve.ts'
import { communities } from '../contract.ts'
import { isSignatureAllowed, listMainServices } from './communities.ts'

export const routes = serve(communities, {
  listMainServices: async (context) => ({ data: { services: await listMainServices(context) } }),
  isSignatureAllowed: async (context) => ({ data: await isSignatureAllowed(context) }),
})
