// What the gateway and the page of couriers may use of lockers.
export {
  cabinetOfKey,
  forgetConnections,
  noteConnected,
  noteGone,
  noteHeard,
  revisionsOf,
  stateOfCabinet,
  takeCommands,
} from './connections.ts'
export { beginDrop, courierName, dropToDesk } from './drops.ts'
export { freeBySize } from './free.ts'
export { type CabinetNews, hearCabinet, noteOpened } from './hear-cabinet.ts'
export { type NoticeOfStay, noticesOfStays, parcelsOf } from './own-parcels.ts'
export { doorsToWatch, watchDoors } from './left-open.ts'
export { lockCabinet, lockStay } from './locks.ts'
export { remindOf, settleSilent, silent, toRemind } from './sweep.ts'
export { showTutorial } from './queries.ts'
export { stayTable } from './tables.ts'
