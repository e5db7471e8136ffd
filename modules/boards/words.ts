import type { ModuleWords } from '#platform/contract/words.ts'
import { boardDevicesWords } from './board-devices/words.ts'
import { boardSettingsWords } from './board-settings/words.ts'
import { boardWeatherWords } from './board-weather/words.ts'
import { boardsWords } from './boards/words.ts'
import { emergencyNoticesWords } from './emergency-notices/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  boardSettingsWords,
  boardWeatherWords,
  boardsWords,
  boardDevicesWords,
  emergencyNoticesWords,
]
