import { serve } from '#platform/server/serve.ts'
import { visitorLoans } from '../contract.ts'
import { addLendable, changeLendable, listLendables, listOldLendables } from './lendables.ts'
import { giveUp, lend, listLoans, listOldLoans, settleLoan } from './loans.ts'

export const routes = serve(visitorLoans, {
  listOldLoans,
  listOldLendables,
  returnFromOldPage: (context, { loanId, lines }) => settleLoan(context, loanId, lines, false),
  listLendables,
  addLendable,
  changeLendable,
  listLoans,
  lend,
  giveUp,
})
