import { serve } from '#platform/server/serve.ts'
import type { Sessions } from '#modules/sign-in/accounts/server/public.ts'
import type { CodeTools } from '#modules/sign-in/phone-codes/server/public.ts'
import { accountSettings } from '../contract.ts'
import { changeInfo, changePhone, sendPhoneCode, showInfo } from './info.ts'
import { passiveUse } from './passive-use.ts'
import { changePassword } from './password.ts'
import { endOtherSessions, endSession, listSessions, listSignIns } from './sessions.ts'

export function accountSettingsRoutes(tools: CodeTools, sessions: Sessions) {
  const own = { database: tools.database, sessions }
  return serve(accountSettings, {
    showInfo: async (context) => ({ data: await showInfo(tools, context) }),
    changeInfo: async (context, input) => ({ data: await changeInfo(tools, context, input) }),
    sendPhoneCode: async (context, input) => ({ data: await sendPhoneCode(tools, context, input) }),
    changePhone: async (context, input) => ({ data: await changePhone(tools, context, input) }),
    changePassword: async (context, input) => ({ data: await changePassword(own, context, input) }),
    listSessions: async (context) => ({ data: await listSessions(own, context) }),
    endSession: async (context, input) => {
      await endSession(own, context, input)
      return { data: true as const }
    },
    endOtherSessions: async (context) => ({ data: await endOtherSessions(own, context) }),
    listSignIns: async (context) => ({ data: await listSignIns(own, context) }),
    passiveUse: async (context) => ({ data: await passiveUse(tools.database, context) }),
  })
}
