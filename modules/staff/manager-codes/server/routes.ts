import { serve } from '#platform/server/serve.ts'
import type { FindHolder } from '#modules/sign-in/accounts/server/public.ts'
import { managerCodes } from '../contract.ts'
import { makeCode, verifyCode } from './codes.ts'

/** The calls of manager codes, with the look-up of whose session a code names. */
export const managerCodesRoutes = (findHolder: FindHolder) =>
  serve(managerCodes, {
    makeCode: async (context) => ({ token: await makeCode(context) }),
    verifyCode: (context, { token }) => verifyCode(context, token, findHolder),
  })
