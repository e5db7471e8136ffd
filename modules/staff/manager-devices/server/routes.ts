import { serve } from '#platform/server/serve.ts'
import { managerDevices } from '../contract.ts'
import { addCard, listDevices, removeDevice, setPhone } from './devices.ts'

const done = { data: true } as const

export const routes = serve(managerDevices, {
  list: async (context) => ({ data: await listDevices(context) }),
  addCard: async (context, input) => {
    await addCard(context, input)
    return done
  },
  setPhone: async (context, input) => {
    await setPhone(context, input)
    return done
  },
  remove: async (context, input) => {
    await removeDevice(context, input)
    return done
  },
})
