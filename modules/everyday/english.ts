import { calendarEnglish } from './calendar/web/english.ts'
import { calendarProblems } from './calendar/web/english-problems.ts'
import { formattedTextEnglish } from './formatted-text/web/english.ts'
import { newsEnglish } from './news/web/english.ts'
import { newsProblems } from './news/web/english-problems.ts'
import { notificationsEnglish } from './notifications/web/english.ts'
import { notificationsProblems } from './notifications/web/english-problems.ts'
import { rulesEnglish } from './rules/web/english.ts'
import { rulesProblems } from './rules/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...formattedTextEnglish,
  ...notificationsEnglish,
  ...newsEnglish,
  ...rulesEnglish,
  ...calendarEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...notificationsProblems,
  ...newsProblems,
  ...rulesProblems,
  ...calendarProblems,
}
