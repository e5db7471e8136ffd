import { householdsEnglish } from './households/web/english.ts'
import { householdListEnglish } from './household-list/web/english.ts'
import { residentsEnglish } from './residents/web/english.ts'
import { householdPropertiesEnglish } from './household-properties/web/english.ts'
import { householdMergersEnglish } from './household-mergers/web/english.ts'
import { householdImportsEnglish } from './household-imports/web/english.ts'
import { householdsProblems } from './households/web/english-problems.ts'
import { residentsProblems } from './residents/web/english-problems.ts'
import { householdPropertiesProblems } from './household-properties/web/english-problems.ts'
import { householdMergersProblems } from './household-mergers/web/english-problems.ts'
import { householdImportsProblems } from './household-imports/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...householdsEnglish,
  ...householdListEnglish,
  ...residentsEnglish,
  ...householdPropertiesEnglish,
  ...householdMergersEnglish,
  ...householdImportsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...householdsProblems,
  ...residentsProblems,
  ...householdPropertiesProblems,
  ...householdMergersProblems,
  ...householdImportsProblems,
}
