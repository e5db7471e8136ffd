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

const ok = { data: true as const }

export const secondFactorsRoutes = (tools: FactorTools, demoAllowed: boolean) =>
  serve(secondFactors, {
    check: async (context, input) => ({ data: await checkFactor(tools.sealer, context, input) }),
    passkeyOptions: async (context, _input, extras) => ({
      data: await passkeyOptions(context, siteOf(extras)),
    }),
    signInByPasskey: async (context, input, extras) => ({
      data: await signInByPasskey(context, input, siteOf(extras), demoAllowed),
    }),
    show: async (context, _input, extras) => ({
      data: { ...(await showFactors(tools, context)), mayHavePasskeys: hasName(extras) },
    }),
    beginTotp: async (context, input) => ({ data: await beginTotp(tools, context, input) }),
    confirmTotp: async (context, input) => ({ data: await confirmTotp(tools, context, input) }),
    renewRecoveryCodes: async (context, input) => ({ data: await renewRecoveryCodes(tools, context, input) }),
    endTotp: async (context, input) => {
      await endTotp(tools, context, input)
      return ok
    },
    beginPasskey: async (context, input, extras) => ({
      data: await beginPasskey(tools, context, input, siteOf(extras)),
    }),
    addPasskey: async (context, input, extras) => ({
      data: await addPasskey(tools, context, input, siteOf(extras)),
    }),
    renamePasskey: async (context, input) => ({ data: await renamePasskey(tools, context, input) }),
    removePasskey: async (context, input) => {
      await removePasskey(tools, context, input)
      return ok
    },
  })
