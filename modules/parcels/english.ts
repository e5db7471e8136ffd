import { packagesEnglish } from './packages/web/english.ts'
import { packageRecordsListEnglish } from './package-records/web/english-list.ts'
import { packageRecordsEnglish } from './package-records/web/english.ts'
import { packageSettingsEnglish } from './package-settings/web/english.ts'
import { returnsEnglish } from './returns/web/english.ts'
import { depositsEnglish } from './deposits/web/english.ts'
import { cashEnglish } from './cash/web/english.ts'
import { fastReceiveEnglish } from './fast-receive/web/english.ts'
import { shiftChangesEnglish } from './shift-changes/web/english.ts'
import { packagesProblems } from './packages/web/english-problems.ts'
import { packageRecordsProblems } from './package-records/web/english-problems.ts'
import { packageSettingsProblems } from './package-settings/web/english-problems.ts'
import { returnsProblems } from './returns/web/english-problems.ts'
import { depositItemsProblems } from './deposit-items/web/english-problems.ts'
import { depositsProblems } from './deposits/web/english-problems.ts'
import { cashProblems } from './cash/web/english-problems.ts'
import { fastReceiveProblems } from './fast-receive/web/english-problems.ts'
import { shiftChangesProblems } from './shift-changes/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...packagesEnglish,
  ...packageRecordsListEnglish,
  ...packageRecordsEnglish,
  ...packageSettingsEnglish,
  ...returnsEnglish,
  ...depositsEnglish,
  ...cashEnglish,
  ...fastReceiveEnglish,
  ...shiftChangesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...packagesProblems,
  ...packageRecordsProblems,
  ...packageSettingsProblems,
  ...returnsProblems,
  ...depositItemsProblems,
  ...depositsProblems,
  ...cashProblems,
  ...fastReceiveProblems,
  ...shiftChangesProblems,
}
