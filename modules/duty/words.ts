import type { ModuleWords } from '#platform/contract/words.ts'
import { clockEntriesWords } from './clock-entries/words.ts'
import { dutyKeysWords } from './duty-keys/words.ts'
import { dutyRostersWords } from './duty-rosters/words.ts'
import { monthSheetsWords } from './month-sheets/words.ts'
import { patrolsWords } from './patrols/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  clockEntriesWords,
  dutyKeysWords,
  dutyRostersWords,
  monthSheetsWords,
  patrolsWords,
]
