import { serve } from '#platform/server/serve.ts'
import { foodOrders } from '../contract.ts'
import { heldOrders } from '../held-contract.ts'
import { exportOrders } from './export-file.ts'
import { drop, hold, listHeld, takeUp } from './held.ts'
import { listKitchen, listOrders } from './list.ts'
import { order } from './order.ts'
import { readOrder } from './queries.ts'
import { findByCode, quote } from './quote.ts'
import { printAgain, setReady, setTaken, voidOrder } from './steps.ts'

const ofOrders = serve(foodOrders, {
  list: (context, input) => listOrders(context, input, false),
  get: (context, { orderId }) => readOrder(context, orderId),
  findByCode,
  quote,
  order,
  listKitchen,
  setReady,
  setTaken,
  void: voidOrder,
  exportList: (context, input) => exportOrders(context, input, false),
  listOld: (context, input) => listOrders(context, input, true),
  voidByPoints: voidOrder,
  printAgain,
  exportOld: (context, input) => exportOrders(context, input, true),
})

const ofHeld = serve(heldOrders, { list: listHeld, hold, takeUp, drop })

export const routes = [...ofOrders, ...ofHeld]
