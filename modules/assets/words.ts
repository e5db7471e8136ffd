import type { ModuleWords } from '#platform/contract/words.ts'
import { assetImportsWords } from './asset-imports/words.ts'
import { assetSettingsWords } from './asset-settings/words.ts'
import { assetsWords } from './assets/words.ts'
import { consumablesWords } from './consumables/words.ts'
import { costEstimationsWords } from './cost-estimations/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  assetSettingsWords,
  assetsWords,
  assetImportsWords,
  consumablesWords,
  costEstimationsWords,
]
