import { visitorsEnglish } from './visitors/web/english.ts'
import { oneVisitorEnglish } from './visitor-records/web/english-visitor.ts'
import { visitorRecordsEnglish } from './visitor-records/web/english.ts'
import { visitorSettingsEnglish } from './visitor-settings/web/english.ts'
import { visitorLoansEnglish } from './visitor-loans/web/english.ts'
import { visitorBansEnglish } from './visitor-bans/web/english.ts'
import { visitorRegistrationsEnglish } from './visitor-registrations/web/english.ts'
import { visitorAnnouncementsEnglish } from './visitor-announcements/web/english.ts'
import { visitsProblems } from './visits/web/english-problems.ts'
import { visitorsProblems } from './visitors/web/english-problems.ts'
import { visitorRecordsProblems } from './visitor-records/web/english-problems.ts'
import { visitorSettingsProblems } from './visitor-settings/web/english-problems.ts'
import { visitorLoansProblems } from './visitor-loans/web/english-problems.ts'
import { visitorBansProblems } from './visitor-bans/web/english-problems.ts'
import { visitorRegistrationsProblems } from './visitor-registrations/web/english-problems.ts'
import { visitorAnnouncementsProblems } from './visitor-announcements/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...visitorsEnglish,
  ...oneVisitorEnglish,
  ...visitorRecordsEnglish,
  ...visitorSettingsEnglish,
  ...visitorLoansEnglish,
  ...visitorBansEnglish,
  ...visitorRegistrationsEnglish,
  ...visitorAnnouncementsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...visitsProblems,
  ...visitorsProblems,
  ...visitorRecordsProblems,
  ...visitorSettingsProblems,
  ...visitorLoansProblems,
  ...visitorBansProblems,
  ...visitorRegistrationsProblems,
  ...visitorAnnouncementsProblems,
}
