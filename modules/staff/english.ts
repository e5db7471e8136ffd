import { membersEnglish } from './members/web/english.ts'
import { accountMenuEnglish } from './account-menu/web/english.ts'
import { permissionsEnglish } from './permissions/web/english.ts'
import { managerDevicesEnglish } from './manager-devices/web/english.ts'
import { managerCodesEnglish } from './manager-codes/web/english.ts'
import { membersProblems } from './members/web/english-problems.ts'
import { permissionsProblems } from './permissions/web/english-problems.ts'
import { managerDevicesProblems } from './manager-devices/web/english-problems.ts'
import { managerCodesProblems } from './manager-codes/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...membersEnglish,
  ...accountMenuEnglish,
  ...permissionsEnglish,
  ...managerDevicesEnglish,
  ...managerCodesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...membersProblems,
  ...permissionsProblems,
  ...managerDevicesProblems,
  ...managerCodesProblems,
}
