import type { ModuleWords } from '#platform/contract/words.ts'
import { auditWords } from './audit/words.ts'
import { exportsWords } from './exports/words.ts'
import { retentionWords } from './retention/words.ts'
import { personalDataWords } from './personal-data/words.ts'
import { phoneNumbersWords } from './phone-numbers/words.ts'
import { filesWords } from './files/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  auditWords,
  exportsWords,
  retentionWords,
  personalDataWords,
  phoneNumbersWords,
  filesWords,
]
