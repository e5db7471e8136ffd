import { serve } from '#platform/server/serve.ts'
import { visitorBans } from '../contract.ts'
import { addBan, changeBan, liftBan, listBans } from './bans.ts'

export const routes = serve(visitorBans, {
  listBans: async (context, { isAll }) => ({ data: await listBans(context, isAll) }),
  addBan: async (context, input) => ({ data: await addBan(context, input) }),
  changeBan: async (context, input) => ({ data: await changeBan(context, input) }),
  liftBan: async (context, { banId }) => {
    await liftBan(context, banId)
    return { data: true as const }
  },
})
