import { serve } from '#platform/server/serve.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { arrears } from '../contract.ts'
import { arrearsCounter } from '../counter-contract.ts'
import { demand } from './demand.ts'
import { getDebt, listDebts } from './household.ts'
import { printAging } from './print-aging.ts'
import { printBoard } from './print-board.ts'
import { dueToDun } from './public.ts'
import { printLetters } from './print-letters.ts'
import { printStatement, printStatements } from './print-statement.ts'
import { settings } from './settings.ts'
import { voidDemand } from './void-demand.ts'

export const routes = [
  ...serve(arrearsCounter, {
    countOverdue: async (context) => ({ count: (await dueToDun(context, dayOf(context.now))).count }),
  }),
  ...serve(arrears, {
    list: listDebts,
    getSettings: (context) => settings.show(context),
    saveSettings: async (context, { ladder, interest, letters }) => {
      if (ladder) await settings.save(context, 'ladder', ladder)
      if (interest) await settings.save(context, 'interest', interest)
      if (letters) await settings.save(context, 'letters', letters)
    },
    printBoard,
    printAging,
    printStatements,
    demand,
    voidDemand,
    printLetters,
    get: (context, { tabletId: householdId, debtId }) => getDebt(context, { householdId, debtId }),
    printStatement: (context, { tabletId: householdId, debtId }) =>
      printStatement(context, { householdId, debtId }),
  }),
]
