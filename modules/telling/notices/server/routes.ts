import type { Sealer } from '#platform/server/seal.ts'
import { serve } from '#platform/server/serve.ts'
import { notices } from '../contract.ts'
import { finishByHand, listByHand, printTags } from './by-hand.ts'
import { channelSettings, saveChannel } from './channel-settings.ts'
import { changeContact, listContacts } from './contacts.ts'
import type { Subjects } from './items.ts'
import { findDelivery, listDeliveries, listOfItem, summarize } from './list.ts'
import { remind } from './remind.ts'
import { retryDelivery, testChannel } from './retry.ts'
import { saveSettings, settingsOf } from './settings.ts'

/** The calls of notices; what channels sign in with is kept sealed. */
export const noticesRoutes = (sealer: Sealer, subjects: Subjects) =>
  serve(notices, {
    listDeliveries,
    listOfItem: async (context, { itemId }) => ({ data: await listOfItem(context, itemId) }),
    findDelivery: async (context, { deliveryId }) => ({ data: await findDelivery(context, deliveryId) }),
    summarize: async (context) => ({ data: await summarize(context) }),
    listByHand: async (context) => ({ data: await listByHand(context, subjects) }),
    printTags: async (context, { deliveryIds }) => {
      await printTags(context, deliveryIds)
      return { data: true as const }
    },
    finishByHand: async (context, { deliveryIds }) => ({ data: await finishByHand(context, deliveryIds) }),
    retryDelivery: async (context, { deliveryId }) => ({ data: await retryDelivery(context, deliveryId) }),
    remind: async (context, input) => ({ data: await remind(context, subjects, input) }),
    getSettings: async (context) => {
      const { settings, version } = await settingsOf(context)
      return { data: { settings, version, channels: await channelSettings(context) } }
    },
    saveSettings: async (context, input) => ({ data: await saveSettings(context, input) }),
    saveChannel: async (context, input) => ({ data: await saveChannel(context, sealer, input) }),
    testChannel: async (context, input) => ({ data: await testChannel(context, input) }),
    listContacts: async (context, { householdId }) => ({ data: await listContacts(context, householdId) }),
    changeContact: async (context, input) => ({ data: await changeContact(context, input) }),
  })
