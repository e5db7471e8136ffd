import { serve } from '#platform/server/serve.ts'
import type { Sessions } from '#modules/sign-in/accounts/server/public.ts'
import type { CodeTools } from '#modules/sign-in/phone-codes/server/public.ts'
import { accountRegistration } from '../contract.ts'
import { register } from './register.ts'
import { replacePassword } from './replace-password.ts'
import { resetPassword } from './reset-password.ts'

export const accountRegistrationRoutes = (tools: CodeTools, sessions: Sessions) =>
  serve(accountRegistration, {
    register: async (context, input) => ({ data: await register(tools, context, input) }),
    replacePassword: async (context, input) => ({ data: await replacePassword(sessions, context, input) }),
    resetPassword: async (context, input) => ({ data: await resetPassword(tools, sessions, context, input) }),
  })
