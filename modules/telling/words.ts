import type { ModuleWords } from '#platform/contract/words.ts'
import { noticesWords } from './notices/words.ts'
import { pushWords } from './push/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [noticesWords, pushWords]
