import { serve } from '#platform/server/serve.ts'
import { ledger } from '../contract.ts'
import { addAccount, changeAccount, listAccounts, orderAccounts } from './account-list.ts'

export const routes = serve(ledger, {
  listAccounts: (context) => listAccounts(context),
  addAccount,
  changeAccount,
  orderAccounts,
})
