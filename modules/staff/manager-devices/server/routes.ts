import { serve } from '#platform/server/serve.ts'
import { managerDevices } from '../contract.ts'
import { addCard, listDevices, removeDevice, setPhone } from './devices.ts'

export const routes = serve(managerDevices, {
  list: listDevices,
  addCard,
  setPhone,
  remove: removeDevice,
})
