import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { registrationDays } from '#modules/visitors/visitor-settings/contract.ts'
import { visitorRegistrationsWords } from '../words.ts'

/** How long registrations of the public form are kept (個資法 Art. 11). */
export const retentions = retentionsOf(visitorRegistrationsWords, {
  'visitorRegistrations.all': {
    defaultDays: registrationDays,
    minDays: 1,
    maxDays: 180,
    forget: [deleteOld({ table: 'visitor_registration', endedAt: 't.at' })],
  },
})
