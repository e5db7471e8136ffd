import { serve } from '#platform/server/serve.ts'
import { foodOrders } from '../contract.ts'
import { exportOrders } from './export-file.ts'
import { listKitchen, listOrders } from './list.ts'
import { order } from './order.ts'
import { readOrder } from './queries.ts'
import { findByCode, quote } from './quote.ts'
import { printAgain, setReady, setTaken, voidOrder } from './steps.ts'

export const routes = serve(foodOrders, {
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
