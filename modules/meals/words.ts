import type { ModuleWords } from '#platform/contract/words.ts'
import { pointsWords } from './points/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [pointsWords]
