import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { collecting } from '../contract.ts'
import { apply, decideOther, openAccount, openPassbook, showAccount, withdraw } from './beneficiary.ts'
import { saveSetting, showSetting } from './change.ts'
import { applyRule, decideRule, withdrawRule } from './rules.ts'
import { keepPassbook } from './passbook.ts'
import { checkCode } from './check-code.ts'
import { tryCodes } from './trial.ts'

const nothingRead = { isRecognized: false, accountName: '', branchNumber: '', accountNumber: '' }

/** The calls of collecting, over whatever keeps files. */
export const collectingRoutes = (storage: Storage) =>
  serve(collecting, {
    showAccount: (context, { provider }) => showAccount(context, provider),
    openAccount: (context, { accountId }) => openAccount(context, accountId),
    openPassbook: (context, { accountId }) => openPassbook(context, accountId),
    keepPassbook: (context, _, { form }) => keepPassbook(context, storage, form),
    // Nothing here reads pictures; a guess at somebody's account would be worse than typing it.
    recognizePassbook: async () => nothingRead,
    apply,
    withdraw: (context, { provider }) => withdraw(context, provider),
    approve: (context, { accountId }) => decideOther(context, { accountId, decided: 'approved' }),
    refuse: (context, { accountId, reason }) =>
      decideOther(context, { accountId, decided: 'refused', reason }),
    showSetting,
    saveSetting,
    applyRule,
    withdrawRule: (context, { provider }) => withdrawRule(context, provider),
    approveRule: (context, { ruleId }) => decideRule(context, { ruleId, decided: 'approved' }),
    refuseRule: (context, { ruleId, reason }) => decideRule(context, { ruleId, decided: 'refused', reason }),
    tryCodes,
    checkCode,
  })
