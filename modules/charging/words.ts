import type { ModuleWords } from '#platform/contract/words.ts'
import { chargingBillsWords } from './charging-bills/words.ts'
import { chargingPowerWords } from './charging-power/words.ts'
import { chargingRatesWords } from './charging-rates/words.ts'
import { chargingSessionsWords } from './charging-sessions/words.ts'
import { chargingStationsWords } from './charging-stations/words.ts'
import { chargingTrialsWords } from './charging-trials/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  chargingRatesWords,
  chargingStationsWords,
  chargingSessionsWords,
  chargingPowerWords,
  chargingTrialsWords,
  chargingBillsWords,
]
