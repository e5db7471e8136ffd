import { serve } from '#platform/server/serve.ts'
import { intercomSentries } from '../contract.ts'
import { setAllowed, setCallBack, showAllowed, sortSentries } from './arrange.ts'
import { addDevice, changeDevice, removeDevice } from './devices.ts'
import { addSentry, changeSentry, listSentries, removeSentry, renewSerial, showSentry } from './sentries.ts'
import { saveContract, sections, showContract, showSetting } from './settings.ts'
import { signIn } from './sign-in.ts'

export const routes = serve(intercomSentries, {
  list: (context) => listSentries(context, context.now),
  show: (context, { sentryId }) => showSentry(context, sentryId),
  add: addSentry,
  change: changeSentry,
  remove: (context, { sentryId }) => removeSentry(context, sentryId),
  renewSerial: (context, { sentryId }) => renewSerial(context, sentryId),
  sort: sortSentries,
  showAllowed: (context, { sentryId }) => showAllowed(context, sentryId),
  setAllowed,
  setCallBack: (context, { sentryId }) => setCallBack(context, sentryId, true),
  dropCallBack: (context, { sentryId }) => setCallBack(context, sentryId, false),
  addDevice,
  changeDevice,
  removeDevice: (context, { deviceId }) => removeDevice(context, deviceId),
  signIn,
  showSetting,
  showContract,
  saveRinging: (context, given) => sections.save(context, 'ringing', given),
  saveContract,
  saveExchange: (context, given) => sections.save(context, 'exchange', given),
})
