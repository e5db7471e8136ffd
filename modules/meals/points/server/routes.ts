import { serve } from '#platform/server/serve.ts'
import { points } from '../contract.ts'
import { cashHeld, settleCash } from './cash.ts'
import { grant, listGrants, undoGrant } from './grants.ts'
import { journal } from './journal.ts'
import { getBalance, listEntries } from './read.ts'
import { printReceipt } from './receipt.ts'
import { refund, topUp } from './top-up.ts'

export const routes = serve(points, {
  listTypes: async () => [
    { pointType: 'normal' as const, name: '一般點數' },
    { pointType: 'cash' as const, name: '現金點數' },
  ],
  getBalance,
  listEntries,
  topUp,
  refund,
  printReceipt,
  getCash: cashHeld,
  settleCash,
  grant,
  listGrants,
  undoGrant,
  journal,
})
