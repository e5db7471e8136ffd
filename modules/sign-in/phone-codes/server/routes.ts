import { serve } from '#platform/server/serve.ts'
import { phoneCodes } from '../contract.ts'
import { type CodeTools, sendCode } from './codes.ts'
import { signInByCode } from './sign-in.ts'

export const phoneCodesRoutes = (tools: CodeTools) =>
  serve(phoneCodes, {
    canSend: async () => ({ canSend: tools.sender.isThere }),
    sendCode: (context, input) => sendCode(tools, context, input),
    signInByCode: (context, input) => signInByCode(tools, context, input),
  })
