import { serve } from '#platform/server/serve.ts'
import type { Program } from '#platform/server/manifest.ts'
import { holdersFinder } from '#modules/sign-in/accounts/server/public.ts'
import { intercomRinging } from '../contract.ts'
import { noteDevice, tellCredential } from './devices.ts'
import { makeConfiguration, showExchange } from './exchange.ts'
import { tellNote } from './note.ts'
import { tellAnswered, tellQuestions } from './questions.ts'
import { tellRoute } from './route.ts'

export const routes = (program: Program) => {
  const findHolders = holdersFinder(program)
  return serve(intercomRinging, {
    show: (context) => showExchange(context),
    make: (context) => makeConfiguration(context, program.config),
    credential: (context, given) => tellCredential(context, given, findHolders),
    registered: (context, given) => noteDevice(context, given, findHolders),
    route: (context, given) => tellRoute(context, given, findHolders),
    questions: (context, given) => tellQuestions(context, given, findHolders),
    answered: tellAnswered,
    note: tellNote,
  })
}
