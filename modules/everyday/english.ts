import { gasPeriodsEnglish } from './gas-periods/web/english.ts'
import { gasPeriodsProblems } from './gas-periods/web/english-problems.ts'
import { gasReadingsEnglish } from './gas-readings/web/english.ts'
import { gasReadingsProblems } from './gas-readings/web/english-problems.ts'

import { householdLinksEnglish } from './household-links/web/english.ts'
import { messagesEnglish } from './messages/web/english.ts'
import { messagesProblems } from './messages/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...gasPeriodsEnglish,
  ...gasReadingsEnglish,
  ...messagesEnglish,
  ...householdLinksEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = { ...gasPeriodsProblems, ...gasReadingsProblems, ...messagesProblems }
