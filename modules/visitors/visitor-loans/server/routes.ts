import { serve } from '#platform/server/serve.ts'
import { visitorLoans } from '../contract.ts'
import { addLendable, changeLendable, listLendables, listOldLendables } from './lendables.ts'
import { giveUp, lend, listLoans, listOldLoans, settleLoan } from './loans.ts'

export const routes = serve(visitorLoans, {
  listOldLoans: async (context, input) => ({ data: await listOldLoans(context, input) }),
  listOldLendables: (context, input) => listOldLendables(context, input),
  returnFromOldPage: async (context, { loanId, lines }) => {
    await settleLoan(context, loanId, lines, false)
    return { data: true as const }
  },
  listLendables: async (context) => ({ data: await listLendables(context) }),
  addLendable: async (context, input) => ({ data: await addLendable(context, input) }),
  changeLendable: async (context, input) => ({ data: await changeLendable(context, input) }),
  listLoans: async (context, input) => ({ data: await listLoans(context, input) }),
  lend: async (context, input) => ({ data: await lend(context, input) }),
  giveUp: async (context, input) => ({ data: await giveUp(context, input) }),
})
