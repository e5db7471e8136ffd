import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { assets } from '../contract.ts'
import { addAsset } from './add.ts'
import { addAttachment, keepPaper, openAttachment, removeAttachment } from './attachments.ts'
import { correctAsset } from './correct.ts'
import { readAttachments, readDetail } from './detail.ts'
import { exportFile } from './export-file.ts'
import { readLabels } from './labels.ts'
import { listAssets } from './list.ts'
import { findAsset, readAsset } from './queries.ts'
import { removeAssets } from './remove.ts'
import { listStatuses } from './status-list.ts'

/** The calls of assets, over whatever keeps their files and wherever people reach the program. */
export const assetRoutes = ({ storage, config }: Pick<Program, 'storage' | 'config'>) =>
  serve(assets, {
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
    listAttachments: async (context, { assetId }) => {
      await readAsset(context, assetId)
      return readAttachments(context, assetId)
    },
    addAttachment,
    removeAttachment,
    openAttachment,
    keepPaper: (context, _, { form }) => keepPaper(context, storage, form),
    exportFile,
    labels: (context, input) => readLabels(context, input, config.publicAddress),
  })
