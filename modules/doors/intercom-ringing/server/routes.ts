import { serve } from '#platform/server/serve.ts'
import type { Program } from '#platform/server/manifest.ts'
import { intercomRinging } from '../contract.ts'
import { noteDevice, tellCredential } from './devices.ts'
import { makeConfiguration, showExchange } from './exchange.ts'
import { tellNote } from './note.ts'
import { tellRoute } from './route.ts'

export const routes = ({ config }: Pick<Program, 'config'>) =>
  serve(intercomRinging, {
    show: (context) => showExchange(context),
    make: (context) => makeConfiguration(context, `http://127.0.0.1:${config.port}`),
    credential: tellCredential,
    registered: noteDevice,
    route: tellRoute,
    note: tellNote,
  })
