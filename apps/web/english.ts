import enUS from 'antd/es/locale/en_US'
import { english as assemblies, problems as assembliesProblems } from '#modules/assemblies/english.ts'
import { english as assets, problems as assetsProblems } from '#modules/assets/english.ts'
import { english as everyday, problems as everydayProblems } from '#modules/everyday/english.ts'
import { english as charging, problems as chargingProblems } from '#modules/charging/english.ts'
import { english as doors, problems as doorsProblems } from '#modules/doors/english.ts'
import { english as duty, problems as dutyProblems } from '#modules/duty/english.ts'
import { english as meals, problems as mealsProblems } from '#modules/meals/english.ts'
import { english as boards, problems as boardsProblems } from '#modules/boards/english.ts'
import { english as building, problems as buildingProblems } from '#modules/building/english.ts'
import { english as carriers, problems as carriersProblems } from '#modules/carriers/english.ts'
import { english as communities, problems as communitiesProblems } from '#modules/communities/english.ts'
import { english as consoleArea, problems as consoleProblems } from '#modules/console/english.ts'
import { english as frame } from '#modules/frame/english.ts'
import { english as homes, problems as homesProblems } from '#modules/homes/english.ts'
import { english as keeping, problems as keepingProblems } from '#modules/keeping/english.ts'
import { english as money, problems as moneyProblems } from '#modules/money/english.ts'
import { english as parcels, problems as parcelsProblems } from '#modules/parcels/english.ts'
import { english as signIn, problems as signInProblems } from '#modules/sign-in/english.ts'
import { english as staff, problems as staffProblems } from '#modules/staff/english.ts'
import { english as telling, problems as tellingProblems } from '#modules/telling/english.ts'
import { english as visitors, problems as visitorsProblems } from '#modules/visitors/english.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'
import { platformEnglish } from '#platform/web/english.ts'
import { platformProblems } from '#platform/web/english-problems.ts'
import { frameEnglish } from '#platform/web/frame/english.ts'
import { queueEnglish } from '#platform/web/queue/english.ts'
import { addLocale } from '#platform/web/antd/locales.ts'
import type { English } from '#platform/web/i18n/english.ts'
import { addTexts, type TextKeys } from '#platform/web/i18n/texts.ts'
import './words.ts'

addLocale('en', enUS)

/** Every word of the program in English; a namespace or a key that is missing is a type error. */
export const english: English<keyof TextKeys> = {
  ...building,
  ...carriers,
  ...communities,
  ...consoleArea,
  ...frame,
  ...homes,
  ...keeping,
  ...money,
  ...boards,
  ...assemblies,
  ...assets,
  ...everyday,
  ...charging,
  ...duty,
  ...doors,
  ...meals,
  ...parcels,
  ...signIn,
  ...staff,
  ...telling,
  ...visitors,
  ...platformEnglish,
  ...frameEnglish,
  ...queueEnglish,
}

/** What the server says, by the code of the problem; one that is missing is a type error. */
export const problems: Readonly<Record<ProblemCode, string>> = {
  ...buildingProblems,
  ...carriersProblems,
  ...communitiesProblems,
  ...consoleProblems,
  ...homesProblems,
  ...keepingProblems,
  ...moneyProblems,
  ...boardsProblems,
  ...assembliesProblems,
  ...assetsProblems,
  ...everydayProblems,
  ...chargingProblems,
  ...dutyProblems,
  ...doorsProblems,
  ...mealsProblems,
  ...parcelsProblems,
  ...signInProblems,
  ...staffProblems,
  ...tellingProblems,
  ...visitorsProblems,
  ...platformProblems,
}

addTexts({ en: { ...english, problems } })
