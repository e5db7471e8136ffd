import { serve } from '#platform/server/serve.ts'
import { stores } from '../contract.ts'
import { entries, listStores } from './stores.ts'

export const routes = serve(stores, {
  list: (context) => listStores(context),
  add: async (context, { storeId, ...content }) => {
    await entries.add(context, { id: storeId, ...content })
  },
  change: (context, { storeId, rowVersion: version, ...content }) =>
    entries.change(context, storeId, { version, ...content }),
  retire: (context, { storeId, rowVersion: version, isRetired }) =>
    entries.change(context, storeId, { version, isRetired }),
  reorder: (context, { storeIds, seen }) => entries.order(context, storeIds, seen),
})
