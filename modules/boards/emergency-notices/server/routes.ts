import { serve } from '#platform/server/serve.ts'
import { emergencyNotices } from '../contract.ts'
import { templates } from '../templates.ts'
import { deleteNotice, publishNotice, setExpiry } from './publish.ts'
import { listNotices, listPublishing } from './queries.ts'

export const routes = serve(emergencyNotices, {
  listNotices,
  listPublishing,
  listTemplates: async () => templates.map((one) => ({ ...one })),
  deleteNotice: (context, { noticeId }) => deleteNotice(context, noticeId),
  publishNotice,
  setExpiry,
})
