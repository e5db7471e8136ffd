import { serve } from '#platform/server/serve.ts'
import { emergencyNotices } from '../contract.ts'
import { templates } from '../templates.ts'
import { changeNotice, deleteNotice, publishNotice, setExpiry } from './publish.ts'
import { listNotices, listPublishing, listReceipts } from './queries.ts'
import { noteWalk, sendWalker } from './walk.ts'

export const routes = serve(emergencyNotices, {
  listNotices,
  listPublishing,
  listTemplates: async () => templates.map((one) => ({ ...one })),
  deleteNotice: (context, { noticeId }) => deleteNotice(context, noticeId),
  publishNotice,
  changeNotice,
  listReceipts: (context, { noticeId }) => listReceipts(context, noticeId),
  sendWalker,
  noteWalk,
  setExpiry,
})
