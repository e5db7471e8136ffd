import { serve } from '#platform/server/serve.ts'
import { visitorAnnouncements } from '../contract.ts'
import { announce, endAnnouncement, listAnnouncements } from './announcements.ts'

export const routes = serve(visitorAnnouncements, {
  listAnnouncements,
  endAnnouncement,
  announce: (context, { code }) => announce(context, code),
})
