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
    listDeliveries: (context, input) => listDeliveries(context, subjects, input),
    listOfItem: (context, { itemId }) => listOfItem(context, itemId, subjects),
    findDelivery: (context, { deliveryId }) => findDelivery(context, subjects, deliveryId),
    summarize,
    listByHand: (context) => listByHand(context, subjects),
    printTags: (context, { deliveryIds }) => printTags(context, deliveryIds),
    finishByHand: (context, { deliveryIds }) => finishByHand(context, deliveryIds),
    retryDelivery: (context, { deliveryId }) => retryDelivery(context, subjects, deliveryId),
    remind: (context, input) => remind(context, subjects, input),
    getSettings: async (context) => {
      const { settings, version } = await settingsOf(context)
      return { settings, version, channels: await channelSettings(context) }
    },
    saveSettings,
    saveChannel: (context, input) => saveChannel(context, sealer, input),
    testChannel,
    listContacts: (context, { householdId }) => listContacts(context, householdId),
    changeContact,
  })
