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
    showInfo: (context) => showInfo(tools, context),
    changeInfo: (context, input) => changeInfo(tools, context, input),
    sendPhoneCode: (context, input) => sendPhoneCode(tools, context, input),
    changePhone: (context, input) => changePhone(tools, context, input),
    changePassword: (context, input) => changePassword(own, context, input),
    listSessions: (context) => listSessions(own, context),
    endSession: (context, input) => endSession(own, context, input),
    endOtherSessions: (context) => endOtherSessions(own, context),
    listSignIns: (context) => listSignIns(own, context),
    passiveUse: (context) => passiveUse(tools.database, context),
  })
}
