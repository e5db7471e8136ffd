// What other modules may use of screens.
export { digestOf, pairingCode, screenOfKey } from './pairing.ts'
export { notePlays, type ToldPlay } from './plays.ts'
export { type DeviceRow, deviceRows, isOnline } from './queries.ts'
export { isShotAsked, keepShot } from './shots.ts'
export { deviceOf, hearOf } from './seen.ts'
export { deviceTable } from './tables.ts'
