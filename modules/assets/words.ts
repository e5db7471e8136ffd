import type { ModuleWords } from '#platform/contract/words.ts'
import { assetSettingsWords } from './asset-settings/words.ts'
import { assetsWords } from './assets/words.ts'
import { suppliersWords } from './suppliers/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [assetSettingsWords, assetsWords, suppliersWords]
