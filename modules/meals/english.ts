import { foodMenuProblems } from './food-menu/web/english-problems.ts'
import { foodMenuEnglish } from './food-menu/web/english.ts'
import { foodOrdersProblems } from './food-orders/web/english-problems.ts'
import { foodOrdersEnglish } from './food-orders/web/english.ts'
import { foodReportsProblems } from './food-reports/web/english-problems.ts'
import { foodReportsEnglish } from './food-reports/web/english.ts'
import { noteTemplatesProblems } from './note-templates/web/english-problems.ts'
import { noteTemplatesEnglish } from './note-templates/web/english.ts'
import { pointsProblems } from './points/web/english-problems.ts'
import { pointsEnglish } from './points/web/english.ts'
import { pointRulesEnglish } from './points/web/rule-english.ts'
import { proxyOrdersEnglish } from './proxy-orders/web/english.ts'
import { proxyOrdersProblems } from './proxy-orders/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...pointsEnglish,
  ...pointRulesEnglish,
  ...foodMenuEnglish,
  ...foodOrdersEnglish,
  ...foodReportsEnglish,
  ...noteTemplatesEnglish,
  ...proxyOrdersEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...pointsProblems,
  ...foodMenuProblems,
  ...foodOrdersProblems,
  ...foodReportsProblems,
  ...noteTemplatesProblems,
  ...proxyOrdersProblems,
}
