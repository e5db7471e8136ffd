import { serve } from '#platform/server/serve.ts'
import { returns } from '../contract.ts'
import { returnsCounter } from '../counter-contract.ts'
import { correctItem } from './correct.ts'
import { getItem, readDetail } from './detail.ts'
import { handToCourier } from './hand-to-courier.ts'
import { listItems } from './list.ts'
import { countWaitingReturns, summarizeWaiting } from './queries.ts'
import { register, turnPackage } from './register.ts'
import { undoHandOver, voidItem } from './undo.ts'

export const routes = [
  ...serve(returnsCounter, {
    countWaiting: async (context) => ({ data: { count: await countWaitingReturns(context) } }),
  }),
  ...serve(returns, {
    summarizeWaiting: async (context) => ({ data: await summarizeWaiting(context) }),
    register: async (context, input) => ({ data: await register(context, input) }),
    turnPackage: async (context, input) => ({ data: await turnPackage(context, input) }),
    listItems: (context, input) => listItems(context, input),
    getItem: async (context, { itemId }) => ({ data: await getItem(context, itemId) }),
    correctItem: async (context, input) => {
      await correctItem(context, input)
      return { data: await readDetail(context, input.itemId) }
    },
    voidItem: async (context, input) => {
      await voidItem(context, input)
      return { data: true as const }
    },
    handToCourier: async (context, input) => ({ data: await handToCourier(context, input) }),
    undoHandOver: async (context, input) => {
      await undoHandOver(context, input)
      return { data: await readDetail(context, input.itemId) }
    },
  }),
]
