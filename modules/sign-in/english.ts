import { accountsEnglish } from './accounts/web/english.ts'
import { phoneCodesEnglish } from './phone-codes/web/english.ts'
import { secondFactorsEnglish } from './second-factors/web/english.ts'
import { accountRegistrationEnglish } from './account-registration/web/english.ts'
import { accountSettingsEnglish } from './account-settings/web/english.ts'
import { enterprisePortalsEnglish } from './enterprise-portals/web/english.ts'
import { communityOpeningsEnglish } from './community-openings/web/english.ts'
import { accountsProblems } from './accounts/web/english-problems.ts'
import { phoneCodesProblems } from './phone-codes/web/english-problems.ts'
import { secondFactorsProblems } from './second-factors/web/english-problems.ts'
import { accountRegistrationProblems } from './account-registration/web/english-problems.ts'
import { accountSettingsProblems } from './account-settings/web/english-problems.ts'
import { enterprisePortalsProblems } from './enterprise-portals/web/english-problems.ts'
import { communityOpeningsProblems } from './community-openings/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...accountsEnglish,
  ...phoneCodesEnglish,
  ...secondFactorsEnglish,
  ...accountRegistrationEnglish,
  ...accountSettingsEnglish,
  ...enterprisePortalsEnglish,
  ...communityOpeningsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...accountsProblems,
  ...phoneCodesProblems,
  ...secondFactorsProblems,
  ...accountRegistrationProblems,
  ...accountSettingsProblems,
  ...enterprisePortalsProblems,
  ...communityOpeningsProblems,
}
