import { courierDropsProblems } from './courier-drops/web/english-problems.ts'
import { courierDropsEnglish } from './courier-drops/web/english.ts'
import { intercomCallsProblems } from './intercom-calls/web/english-problems.ts'
import { intercomCallsEnglish } from './intercom-calls/web/english.ts'
import { intercomDeskPhonesProblems } from './intercom-desk-phones/web/english-problems.ts'
import { intercomDeskPhonesEnglish } from './intercom-desk-phones/web/english.ts'
import { intercomDoorsProblems } from './intercom-doors/web/english-problems.ts'
import { intercomDoorsEnglish } from './intercom-doors/web/english.ts'
import { intercomRingingProblems } from './intercom-ringing/web/english-problems.ts'
import { intercomRingingEnglish } from './intercom-ringing/web/english.ts'
import { intercomSentriesProblems } from './intercom-sentries/web/english-problems.ts'
import { intercomSentriesEnglish } from './intercom-sentries/web/english.ts'
import { intercomTabletsProblems } from './intercom-tablets/web/english-problems.ts'
import { intercomTabletsEnglish } from './intercom-tablets/web/english.ts'
import { lockersProblems } from './lockers/web/english-problems.ts'
import { lockerParcelsEnglish } from './locker-parcels/web/english.ts'
import { lockerParcelsProblems } from './locker-parcels/web/english-problems.ts'
import { lockersEnglish } from './lockers/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...lockersEnglish,
  ...courierDropsEnglish,
  ...lockerParcelsEnglish,
  ...intercomTabletsEnglish,
  ...intercomSentriesEnglish,
  ...intercomCallsEnglish,
  ...intercomDeskPhonesEnglish,
  ...intercomDoorsEnglish,
  ...intercomRingingEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...lockersProblems,
  ...courierDropsProblems,
  ...lockerParcelsProblems,
  ...intercomSentriesProblems,
  ...intercomTabletsProblems,
  ...intercomCallsProblems,
  ...intercomDeskPhonesProblems,
  ...intercomDoorsProblems,
  ...intercomRingingProblems,
}
