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
  countWaiting: async (context) => ({ data: { count: await countWaiting(context) } }),
  listWaitingOfHouseholds: async (context, { householdIds }) => ({
    data: await listWaitingOfHouseholds(context, householdIds),
  }),
  countWaitingOfHouseholds: async (context, { householdIds }) => ({
    data: await countWaitingOfHouseholds(context, householdIds),
  }),
  handOver: async (context, input) => ({ data: await handOver(context, input) }),
  summarizeWaiting: async (context, { maxCount }) => ({ data: await summarizeWaiting(context, maxCount) }),
  register: async (context, input) => ({ data: await register(context, input) }),
  registerOptions: async (context) => ({ data: await registerOptions(context) }),
  listDeposits: (context, input) => listDeposits(context, input),
  findDeposit: async (context, { depositId }) => ({ data: await viewDeposit(context, depositId) }),
  correct: async (context, input) => ({ data: await correct(context, input) }),
  voidDeposit: async (context, input) => {
    await voidDeposit(context, input)
    return { data: true as const }
  },
  undoHandOver: async (context, input) => ({ data: await undoHandOver(context, input) }),
  listKinds: async (context) => ({ data: await listKinds(context) }),
  addKind: async (context, input) => ({ data: await addKind(context, input) }),
  changeKind: async (context, input) => ({ data: await changeKind(context, input) }),
  orderKinds: async (context, input) => ({ data: await orderKinds(context, input) }),
})
