import { asc } from 'drizzle-orm'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import { problems } from '#platform/contract/problems.ts'
import { communities } from '#platform/server/tables.ts'
import { serve } from '#platform/server/serve.ts'
import { operatorBroadcasts } from '../console-contract.ts'
import { auditBroadcast } from './console-audit.ts'
import type { Editing } from './editing.ts'
import { loadImage, storeBroadcastImage } from './images.ts'
import { getBroadcast, listBroadcasts } from './public.ts'
import { asBroadcast, type Stored } from './stored.ts'
import { correctBroadcast, draftBroadcast, publishBroadcast, withdrawBroadcast } from './write.ts'

const editingOf = (context: OperatorContext): Editing => ({
  lease: context,
  editor: { id: context.operator.operatorId, name: context.operator.name },
  now: context.now,
})

/** Leaves a row and gives what is stored, as the console shows it. */
async function told(context: OperatorContext, act: Parameters<typeof auditBroadcast>[1], stored: Stored) {
  await auditBroadcast(context, act, stored)
  return asBroadcast(stored, context.now)
}

/** The calls with which the operator writes and publishes what the frame shows. */
export const consoleRoutes = serve(operatorBroadcasts, {
  listBroadcasts: async (context, input) => {
    const { data, total } = await listBroadcasts(context, { ...input, now: context.now })
    return { data, pagination: { offset: input.offset, maxCount: input.maxCount, total } }
  },
  showBroadcast: (context, { broadcastId }) => getBroadcast(context, broadcastId, context.now),
  listAudience: (context) =>
    context.db
      .select({ communityId: communities.id, name: communities.name })
      .from(communities)
      .orderBy(asc(communities.name)),
  draftBroadcast: async (context, input) =>
    told(context, 'draftBroadcast', await draftBroadcast(editingOf(context), input)),
  correctBroadcast: async (context, input) =>
    told(context, 'correctBroadcast', await correctBroadcast(editingOf(context), input)),
  publishBroadcast: async (context, input) =>
    told(context, 'publishBroadcast', await publishBroadcast(editingOf(context), input)),
  withdrawBroadcast: async (context, input) =>
    told(context, 'withdrawBroadcast', await withdrawBroadcast(editingOf(context), input)),
  storeImage: async (context, _input, { form }) => {
    if (!form?.file) throw problems.malformed()
    const imageId = await storeBroadcastImage(editingOf(context), form.file.content)
    context.audit({ action: 'operator.storeImage', target: form.file.name.slice(0, 100), targetId: imageId })
    return { imageId }
  },
  showImage: async (context, { imageId }) => loadImage(context, imageId),
})
