import { calendarProblems } from './calendar/web/english-problems.ts'
import { calendarEnglish } from './calendar/web/english.ts'
import { facilitiesProblems } from './facilities/web/english-problems.ts'
import { facilityBookingsProblems } from './facility-bookings/web/english-problems.ts'
import { facilityDrawsProblems } from './facility-draws/web/english-problems.ts'
import { facilitiesEnglish } from './facilities/web/english.ts'
import { facilityBookingsEnglish } from './facility-bookings/web/english.ts'
import { facilityDrawsEnglish } from './facility-draws/web/english.ts'
import { formattedTextEnglish } from './formatted-text/web/english.ts'
import { gasPeriodsProblems } from './gas-periods/web/english-problems.ts'
import { gasPeriodsEnglish } from './gas-periods/web/english.ts'
import { gasReadingsProblems } from './gas-readings/web/english-problems.ts'
import { gasReadingsEnglish } from './gas-readings/web/english.ts'
import { householdLinksProblems } from './household-links/web/english-problems.ts'
import { householdLinksEnglish } from './household-links/web/english.ts'
import { messagesProblems } from './messages/web/english-problems.ts'
import { messagesEnglish } from './messages/web/english.ts'
import { newsProblems } from './news/web/english-problems.ts'
import { newsEnglish } from './news/web/english.ts'
import { notificationsProblems } from './notifications/web/english-problems.ts'
import { notificationsEnglish } from './notifications/web/english.ts'
import { rulesProblems } from './rules/web/english-problems.ts'
import { rulesEnglish } from './rules/web/english.ts'
import { storesProblems } from './stores/web/english-problems.ts'
import { storesEnglish } from './stores/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...storesEnglish,
  ...gasPeriodsEnglish,
  ...gasReadingsEnglish,
  ...messagesEnglish,
  ...householdLinksEnglish,
  ...formattedTextEnglish,
  ...notificationsEnglish,
  ...newsEnglish,
  ...rulesEnglish,
  ...facilitiesEnglish,
  ...facilityBookingsEnglish,
  ...facilityDrawsEnglish,
  ...calendarEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...storesProblems,
  ...gasPeriodsProblems,
  ...gasReadingsProblems,
  ...messagesProblems,
  ...householdLinksProblems,
  ...notificationsProblems,
  ...newsProblems,
  ...rulesProblems,
  ...facilitiesProblems,
  ...facilityBookingsProblems,
  ...facilityDrawsProblems,
  ...calendarProblems,
}
