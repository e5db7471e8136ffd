import { serve } from '#platform/server/serve.ts'
import { deposits } from '../contract.ts'
import { correct } from './correct.ts'
import { viewDeposit } from './detail.ts'
import { handOver } from './hand-over.ts'
import { addKind, changeKind, listKinds, orderKinds, registerOptions } from './kinds.ts'
import {
  countWaiting,
  countWaitingOfHouseholds,
  listWaitingOfHouseholds,
  summarizeWaiting,
} from './queries.ts'
import { listDeposits } from './record-queries.ts'
import { register, voidDeposit } from './register.ts'
import { undoHandOver } from './undo-hand-over.ts'

export const routes = serve(deposits, {
  countWaiting: async (context) => ({ count: await countWaiting(context) }),
  listWaitingOfHouseholds: (context, { householdIds }) => listWaitingOfHouseholds(context, householdIds),
  countWaitingOfHouseholds: (context, { householdIds }) => countWaitingOfHouseholds(context, householdIds),
  handOver,
  summarizeWaiting: (context, { maxCount }) => summarizeWaiting(context, maxCount),
  register,
  registerOptions,
  listDeposits,
  findDeposit: (context, { depositId }) => viewDeposit(context, depositId),
  correct,
  voidDeposit,
  undoHandOver,
  listKinds,
  addKind,
  changeKind,
  orderKinds,
})
