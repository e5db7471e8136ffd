import { assetImportsEnglish } from './asset-imports/web/english.ts'
import { assetImportsProblems } from './asset-imports/web/english-problems.ts'
import { assetSettingsProblems } from './asset-settings/web/english-problems.ts'
import { assetsEnglish } from './assets/web/english.ts'
import { assetsProblems } from './assets/web/english-problems.ts'
import { consumablesEnglish } from './consumables/web/english.ts'
import { consumablesProblems } from './consumables/web/english-problems.ts'
import { costEstimationsEnglish } from './cost-estimations/web/english.ts'
import { costEstimationsProblems } from './cost-estimations/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...assetsEnglish,
  ...assetImportsEnglish,
  ...consumablesEnglish,
  ...costEstimationsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...assetSettingsProblems,
  ...assetsProblems,
  ...assetImportsProblems,
  ...consumablesProblems,
  ...costEstimationsProblems,
}
