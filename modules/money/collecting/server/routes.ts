import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { collecting } from '../contract.ts'
import { apply, decideOther, openAccount, openPassbook, showAccount, withdraw } from './beneficiary.ts'
import { saveRule, saveSetting, showSetting } from './change.ts'
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
    approve: (context, { accountId }) => decideOther(context, { accountId, decision: 'approved' }),
    refuse: (context, { accountId, reason }) =>
      decideOther(context, { accountId, decision: 'refused', reason }),
    showSetting,
    saveSetting,
    saveRule,
    tryCodes,
    checkCode,
  })
