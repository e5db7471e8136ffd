import type { ModuleWords } from '#platform/contract/words.ts'
import { chargingSessionsWords } from './charging-sessions/words.ts'
import { chargingStationsWords } from './charging-stations/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [chargingStationsWords, chargingSessionsWords]
