import { serve } from '#platform/server/serve.ts'
import { intercomDoors } from '../contract.ts'
import { addDoor, changeDoor, listDoors, renewPassword, retireDoor } from './doors.ts'
import { orderFromPage, showOrder } from './orders.ts'
import { listPast } from './past.ts'

export const routes = serve(intercomDoors, {
  list: listDoors,
  listPast: (context, { doorId }) => listPast(context, doorId),
  showOrder: (context, { orderId }) => showOrder(context, orderId),
  add: addDoor,
  change: changeDoor,
  renewPassword: (context, { doorId }) => renewPassword(context, doorId),
  retire: (context, { doorId }) => retireDoor(context, doorId),
  order: orderFromPage,
})
