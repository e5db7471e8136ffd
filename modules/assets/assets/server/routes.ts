import { serve } from '#platform/server/serve.ts'
import { assets } from '../contract.ts'
import { addAsset } from './add.ts'
import { correctAsset } from './correct.ts'
import { readDetail } from './detail.ts'
import { listAssets } from './list.ts'
import { findAsset } from './queries.ts'
import { removeAssets } from './remove.ts'
import { listStatuses } from './status-list.ts'

export const routes = serve(assets, {
  listStatuses: (context) => listStatuses(context),
  list: listAssets,
  get: (context, { assetId }) => readDetail(context, assetId),
  find: (context, { code }) => findAsset(context, code),
  add: addAsset,
  correct: correctAsset,
  remove: async (context, { assetId }) => {
    await removeAssets(context, [assetId])
  },
  removeMany: (context, { assetIds }) => removeAssets(context, assetIds),
})
