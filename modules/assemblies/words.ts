import type { ModuleWords } from '#platform/contract/words.ts'
import { assembliesWords } from './assemblies/words.ts'
import { pollsWords } from './polls/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [pollsWords, assembliesWords]
