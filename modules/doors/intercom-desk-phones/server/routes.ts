import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { holdersFinder } from '#modules/sign-in/accounts/server/public.ts'
import { intercomDeskPhones } from '../contract.ts'
import { openDoor, showCall, takeCall } from './calls.ts'
import { endPhone, openPhone, renewPhone } from './phones.ts'
import { showPhones } from './show.ts'

export const routes = (program: Program) => {
  const findHolders = holdersFinder(program)
  return serve(intercomDeskPhones, {
    show: (context) => showPhones(context, program.config, findHolders),
    open: (context, given) => openPhone(context, given, program.config, findHolders),
    renew: (context, { phoneId }) => renewPhone(context, phoneId),
    end: endPhone,
    showCall,
    take: takeCall,
    openDoor,
  })
}
