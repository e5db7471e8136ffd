import { serve } from '#platform/server/serve.ts'
import { latest, systemAnnouncements } from '../contract.ts'
import { getAnnouncement, listAnnouncements, markAllRead } from './announcements.ts'

export const routes = serve(systemAnnouncements, {
  listAnnouncements: async (context, input) => {
    const { data, total } = await listAnnouncements(context, input)
    return { data, pagination: { offset: input.offset, maxCount: input.maxCount, total } }
  },
  getAnnouncement: (context, { id }) => getAnnouncement(context, id),
  listNotifications: async (context) =>
    (await listAnnouncements(context, { offset: 0, maxCount: latest })).data,
  markAllRead: async (context) => ({ count: await markAllRead(context) }),
})
