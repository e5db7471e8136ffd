import { serve } from '#platform/server/serve.ts'
import { proxyOrders } from '../contract.ts'
import { handOver, undoHandOver } from './hand-over.ts'
import { findByCode } from '#modules/meals/food-orders/server/public.ts'
import { exportOrders } from './export-file.ts'
import { listOffers } from './list.ts'
import { changeOffer, openOffer } from './offers.ts'
import { cancelOrder, order } from './order.ts'
import { listOrders, listWaiting, readOffer } from './queries.ts'
import { cancel, close, setArrived, settle } from './steps.ts'

export const routes = serve(proxyOrders, {
  listOffers,
  getOffer: (context, { offerId }) => readOffer(context, offerId),
  listOrders: (context, { offerId }) => listOrders(context, offerId),
  open: openOffer,
  change: changeOffer,
  close,
  setArrived,
  cancel,
  settle,
  exportOrders,
  findByCode: (context, given) => findByCode(context, given),
  order,
  cancelOrder,
  listWaiting: (context, { householdIds }) => listWaiting(context, householdIds),
  handOver,
  undoHandOver,
})
