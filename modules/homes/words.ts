import type { ModuleWords } from '#platform/contract/words.ts'
import { householdsWords } from './households/words.ts'
import { residentsWords } from './residents/words.ts'
import { householdPropertiesWords } from './household-properties/words.ts'
import { householdMergersWords } from './household-mergers/words.ts'
import { householdImportsWords } from './household-imports/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  householdsWords,
  residentsWords,
  householdPropertiesWords,
  householdMergersWords,
  householdImportsWords,
]
