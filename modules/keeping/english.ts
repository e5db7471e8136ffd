import { auditEnglish } from './audit/web/english.ts'
import { exportsEnglish } from './exports/web/english.ts'
import { retentionEnglish } from './retention/web/english.ts'
import { personalDataEnglish } from './personal-data/web/english.ts'
import { phoneNumbersEnglish } from './phone-numbers/web/english.ts'
import { filesEnglish } from './files/web/english.ts'
import { exportsProblems } from './exports/web/english-problems.ts'
import { retentionProblems } from './retention/web/english-problems.ts'
import { personalDataProblems } from './personal-data/web/english-problems.ts'
import { phoneNumbersProblems } from './phone-numbers/web/english-problems.ts'
import { filesProblems } from './files/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...auditEnglish,
  ...exportsEnglish,
  ...retentionEnglish,
  ...personalDataEnglish,
  ...phoneNumbersEnglish,
  ...filesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...exportsProblems,
  ...retentionProblems,
  ...personalDataProblems,
  ...phoneNumbersProblems,
  ...filesProblems,
}
