import { serve } from '#platform/server/serve.ts'
import { visitorBans } from '../contract.ts'
import { addBan, changeBan, liftBan, listBans } from './bans.ts'

export const routes = serve(visitorBans, {
  listBans: (context, { isAll }) => listBans(context, isAll),
  addBan,
  changeBan,
  liftBan: (context, { banId }) => liftBan(context, banId),
})
