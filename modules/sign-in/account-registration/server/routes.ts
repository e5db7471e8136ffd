import { serve } from '#platform/server/serve.ts'
import type { Sessions } from '#modules/sign-in/accounts/server/public.ts'
import type { CodeTools } from '#modules/sign-in/phone-codes/server/public.ts'
import { accountRegistration } from '../contract.ts'
import { register } from './register.ts'
import { replacePassword } from './replace-password.ts'
import { resetPassword } from './reset-password.ts'

export const accountRegistrationRoutes = (tools: CodeTools, sessions: Sessions) =>
  serve(accountRegistration, {
    register: (context, input) => register(tools, context, input),
    replacePassword: (context, input) => replacePassword(sessions, context, input),
    resetPassword: (context, input) => resetPassword(tools, sessions, context, input),
  })
