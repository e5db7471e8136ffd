import { assetImportsProblems } from './asset-imports/web/english-problems.ts'
import { assetSettingsProblems } from './asset-settings/web/english-problems.ts'
import { assetsProblems } from './assets/web/english-problems.ts'
import { consumablesProblems } from './consumables/web/english-problems.ts'

/** The words of the area in English. */
export const english = {}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...assetSettingsProblems,
  ...assetsProblems,
  ...assetImportsProblems,
  ...consumablesProblems,
}
