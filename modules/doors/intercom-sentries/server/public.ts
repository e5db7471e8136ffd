// For reading beside; only this module writes them, but for what it hands out here.
export { allowTable, type DeviceRow, deviceTable, type SentryRow, sentryTable } from './tables.ts'
export { endDevices, insertDevice, isReachable, readDevices, toDevice } from './devices.ts'
export { noteRegistered } from './registered.ts'
export { devicePurpose, digestOf, newAccount, realm } from './secrets.ts'
export { listSentries } from './sentries.ts'
export { sections } from './settings.ts'
export { sentryOfSerial } from './sign-in.ts'
