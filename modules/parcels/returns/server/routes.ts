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
    countWaiting: async (context) => ({ count: await countWaitingReturns(context) }),
  }),
  ...serve(returns, {
    summarizeWaiting,
    register,
    turnPackage,
    listItems,
    getItem: (context, { itemId }) => getItem(context, itemId),
    correctItem: async (context, input) => {
      await correctItem(context, input)
      return readDetail(context, input.itemId)
    },
    voidItem,
    handToCourier,
    undoHandOver: async (context, input) => {
      await undoHandOver(context, input)
      return readDetail(context, input.itemId)
    },
  }),
]
