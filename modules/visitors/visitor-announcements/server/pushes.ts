import { pushKind } from '#platform/server/push-kind.ts'
import { liveHours } from '../contract.ts'
import { guestAnnounced } from '../events.ts'
import { visitorAnnouncementsWords } from '../words.ts'

export const pushes = [
  pushKind(guestAnnounced, {
    label: visitorAnnouncementsWords.pushes['visitorAnnouncements.announced'][0],
    title: '有訪客在門口等候',
    english: 'A visitor is waiting at the door',
    link: '/mgmt/home',
    lifetime: liveHours * 3600,
    urgency: 'high',
    usual: true,
  }),
]
