import { serve } from '#platform/server/serve.ts'
import { points } from '../contract.ts'
import { pointRules } from '../rules-contract.ts'
import { listBought } from './bought.ts'
import { cashHeld, settleCash } from './cash.ts'
import { grant, listGrants, undoGrant } from './grants.ts'
import { journal } from './journal.ts'
import { getBalance, listEntries } from './read.ts'
import { printReceipt } from './receipt.ts'
import { rules, showRules } from './rules.ts'
import { refund, topUp } from './top-up.ts'
import { transfer } from './transfer.ts'

const ofPoints = serve(points, {
  listTypes: async () => [
    { pointType: 'normal' as const, name: '一般點數' },
    { pointType: 'cash' as const, name: '現金點數' },
  ],
  getBalance,
  listEntries,
  topUp,
  listBought,
  refund,
  printReceipt,
  getCash: cashHeld,
  settleCash,
  grant,
  listGrants,
  undoGrant,
  journal,
})

const ofRules = serve(pointRules, {
  show: showRules,
  save: (context, given) => rules.save(context, 'rules', given),
  transfer,
})

export const routes = [...ofPoints, ...ofRules]
