import { serve } from '#platform/server/serve.ts'
import { intercomTablets } from '../contract.ts'
import { listAuthorized, setAuthorized } from './authorized.ts'
import { addTabletDevice } from './devices.ts'
import { showDisplay } from './display.ts'
import { exportNumbers } from './export-numbers.ts'
import { dropForwarding, listNotes, setForwarding, setOrder } from './forwarding.ts'
import { importNumbers } from './import-numbers.ts'
import { listDevices, listTablets } from './list.ts'

export const routes = serve(intercomTablets, {
  list: listTablets,
  listDevices: (context, { householdId }) => listDevices(context, householdId),
  showDevices: (context, { householdId }) => listDevices(context, householdId),
  addDevice: addTabletDevice,
  setOrder,
  setLandline: (context, given) => setForwarding(context, 'landline', given),
  setCellPhone: (context, given) => setForwarding(context, 'cellPhone', given),
  dropForwarding: (context, { householdId }) => dropForwarding(context, householdId),
  listAuthorized: (context) => listAuthorized(context),
  setAuthorized,
  exportNumbers: (context) => exportNumbers(context),
  importNumbers: (context, input, { form }) => importNumbers(context, input, form),
  listNotes,
  display: (context, { serialNumber }) => showDisplay(context, serialNumber),
})
