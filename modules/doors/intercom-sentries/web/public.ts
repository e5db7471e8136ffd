export { DeviceDialog } from './DeviceDialog.tsx'
export { DeviceLines } from './DeviceLines.tsx'
