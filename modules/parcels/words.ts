import type { ModuleWords } from '#platform/contract/words.ts'
import { packagesWords } from './packages/words.ts'
import { packageSettingsWords } from './package-settings/words.ts'
import { packageRecordsWords } from './package-records/words.ts'
import { depositsWords } from './deposits/words.ts'
import { cashWords } from './cash/words.ts'
import { returnsWords } from './returns/words.ts'
import { shiftChangesWords } from './shift-changes/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  packagesWords,
  packageSettingsWords,
  packageRecordsWords,
  depositsWords,
  cashWords,
  returnsWords,
  shiftChangesWords,
]
