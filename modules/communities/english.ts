import { communitiesEnglish } from './communities/web/english.ts'
import { broadcastsEnglish } from './broadcasts/web/english.ts'
import { officeDaysEnglish } from './office-days/web/english.ts'
import { officeDaysProblems } from './office-days/web/english-problems.ts'
import { systemAnnouncementsEnglish } from './system-announcements/web/english.ts'
import { communitiesProblems } from './communities/web/english-problems.ts'
import { broadcastsProblems } from './broadcasts/web/english-problems.ts'
import { systemAnnouncementsProblems } from './system-announcements/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...communitiesEnglish,
  ...broadcastsEnglish,
  ...systemAnnouncementsEnglish,
  ...officeDaysEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...communitiesProblems,
  ...broadcastsProblems,
  ...systemAnnouncementsProblems,
  ...officeDaysProblems,
}
