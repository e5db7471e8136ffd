import type { ModuleWords } from '#platform/contract/words.ts'
import { visitorAnnouncementsWords } from './visitor-announcements/words.ts'
import { visitorBansWords } from './visitor-bans/words.ts'
import { visitsWords } from './visits/words.ts'
import { visitorsWords } from './visitors/words.ts'
import { visitorRegistrationsWords } from './visitor-registrations/words.ts'
import { visitorRecordsWords } from './visitor-records/words.ts'
import { visitorSettingsWords } from './visitor-settings/words.ts'
import { visitorLoansWords } from './visitor-loans/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  visitorAnnouncementsWords,
  visitorBansWords,
  visitsWords,
  visitorsWords,
  visitorRegistrationsWords,
  visitorRecordsWords,
  visitorSettingsWords,
  visitorLoansWords,
]
