import { dayOf } from '#platform/contract/taipei.ts'
import { serve } from '#platform/server/serve.ts'
import { bills } from '../bill-contract.ts'
import { runChecks } from '../check-contract.ts'
import { billingRuns } from '../contract.ts'
import { setDates, setDatesOfMany, setTerm } from './bill-dates.ts'
import { setBillStates, voidOne } from './bill-states.ts'
import { checkRun } from './checks.ts'
import { correctBill } from './correct.ts'
import { createRun } from './create.ts'
import { acceptGaps } from './gaps.ts'
import { billsOfHousehold, countByStatus, listBills } from './list.ts'
import { moveBill } from './move.ts'
import { previewRedraft, redraftRun } from './redraft.ts'
import { listBasic, listRuns } from './run-list.ts'
import { readRun } from './run-rows.ts'
import { removeRun, setRunState } from './run-states.ts'
import { addBills, updateRun } from './update-run.ts'
import { viewBill } from './view.ts'

export const routes = [
  ...serve(runChecks, { show: checkRun, acceptGaps, previewRedraft, redraft: redraftRun }),
  ...serve(billingRuns, {
    list: listRuns,
    listBasic,
    listOfHousehold: billsOfHousehold,
    create: createRun,
    get: (context, ids) => readRun(context, dayOf(context.now), ids),
    update: updateRun,
    remove: removeRun,
    setState: setRunState,
    addBills,
  }),
  ...serve(bills, {
    list: listBills,
    countByStatus,
    get: viewBill,
    correct: correctBill,
    voidBill: voidOne,
    setTerm,
    move: moveBill,
    setDates,
    setDatesOfMany,
    setStates: setBillStates,
  }),
]
