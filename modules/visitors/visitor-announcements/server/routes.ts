import { serve } from '#platform/server/serve.ts'
import { visitorAnnouncements } from '../contract.ts'
import { announce, endAnnouncement, listAnnouncements } from './announcements.ts'

export const routes = serve(visitorAnnouncements, {
  listAnnouncements: async (context) => ({ data: await listAnnouncements(context) }),
  endAnnouncement: async (context, input) => {
    await endAnnouncement(context, input)
    return { data: true as const }
  },
  announce: async (context, { code }) => ({ data: await announce(context, code) }),
})
