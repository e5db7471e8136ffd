import type { AssetRegister } from '#platform/server/asset-register.ts'
import { serve } from '#platform/server/serve.ts'
import { visitorLoans } from '../contract.ts'
import { addLendable, changeLendable, listLendables, listOldLendables } from './lendables.ts'
import { giveUp, lend, listLoans, listOldLoans, settleLoan } from './loans.ts'

/** What changes what the desk lends goes through the register of what the community owns: there is one stock. */
export const routesOf = (registers: readonly AssetRegister[]) =>
  serve(visitorLoans, {
    listOldLoans,
    listOldLendables,
    returnFromOldPage: (context, { loanId, lines }) => settleLoan(context, loanId, lines, false),
    listLendables,
    addLendable: (context, input) => addLendable(context, registers, input),
    changeLendable: (context, input) => changeLendable(context, registers, input),
    listLoans,
    lend,
    giveUp: (context, input) => giveUp(context, registers, input),
  })
