import { serve } from '#platform/server/serve.ts'
import { phoneCodes } from '../contract.ts'
import { type CodeTools, sendCode } from './codes.ts'
import { signInByCode } from './sign-in.ts'

export const phoneCodesRoutes = (tools: CodeTools) =>
  serve(phoneCodes, {
    canSend: async () => ({ data: { canSend: tools.sender.isThere } }),
    sendCode: async (context, input) => ({ data: await sendCode(tools, context, input) }),
    signInByCode: async (context, input) => ({ data: await signInByCode(tools, context, input) }),
  })
