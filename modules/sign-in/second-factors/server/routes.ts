import { serve } from '#platform/server/serve.ts'
import { secondFactors } from '../contract.ts'
import { checkFactor } from './check.ts'
import {
  beginTotp,
  confirmTotp,
  endTotp,
  type FactorTools,
  renewRecoveryCodes,
  showFactors,
} from './own-factors.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { passkeyOptions, signInByPasskey } from './sign-in-by-passkey.ts'
import { hasName, siteOf } from './site.ts'

export const secondFactorsRoutes = (tools: FactorTools, demoAllowed: boolean) =>
  serve(secondFactors, {
    check: (context, input) => checkFactor(tools.sealer, context, input),
    passkeyOptions: (context, _input, extras) => passkeyOptions(context, siteOf(extras)),
    signInByPasskey: (context, input, extras) => signInByPasskey(context, input, siteOf(extras), demoAllowed),
    show: async (context, _input, extras) => ({
      ...(await showFactors(tools, context)),
      mayHavePasskeys: hasName(extras),
    }),
    beginTotp: (context, input) => beginTotp(tools, context, input),
    confirmTotp: (context, input) => confirmTotp(tools, context, input),
    renewRecoveryCodes: (context, input) => renewRecoveryCodes(tools, context, input),
    endTotp: (context, input) => endTotp(tools, context, input),
    beginPasskey: (context, input, extras) => beginPasskey(tools, context, input, siteOf(extras)),
    addPasskey: (context, input, extras) => addPasskey(tools, context, input, siteOf(extras)),
    renamePasskey: (context, input) => renamePasskey(tools, context, input),
    removePasskey: (context, input) => removePasskey(tools, context, input),
  })
