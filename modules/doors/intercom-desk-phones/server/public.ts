// What the exchange asks of the desk's telephones.
export { type LivePhone, livePhones, wouldRing } from './live.ts'
export { notePhone } from './registered.ts'
export { socketOf } from './socket.ts'
