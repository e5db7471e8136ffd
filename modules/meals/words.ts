import type { ModuleWords } from '#platform/contract/words.ts'
import { foodMenuWords } from './food-menu/words.ts'
import { foodOrdersWords } from './food-orders/words.ts'
import { foodReportsWords } from './food-reports/words.ts'
import { noteTemplatesWords } from './note-templates/words.ts'
import { pointsWords } from './points/words.ts'
import { proxyOrdersWords } from './proxy-orders/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  pointsWords,
  foodMenuWords,
  foodOrdersWords,
  foodReportsWords,
  noteTemplatesWords,
  proxyOrdersWords,
]
