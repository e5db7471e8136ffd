// What the gateway of doors and the telephones of the desk may use.
export { doorsToWatch, watchDoor } from './alarms.ts'
export {
  doorOfKey,
  forgetConnections,
  noteConnected,
  noteGone,
  noteHeard,
  takeOrders,
} from './connections.ts'
export { hearDoor, noteLeaf } from './hear-door.ts'
export { doorOfSentry } from './live.ts'
export { orderOpening } from './orders.ts'
