import type { ModuleWords } from '#platform/contract/words.ts'
import { courierDropsWords } from './courier-drops/words.ts'
import { intercomCallsWords } from './intercom-calls/words.ts'
import { intercomDeskPhonesWords } from './intercom-desk-phones/words.ts'
import { intercomDoorsWords } from './intercom-doors/words.ts'
import { intercomRingingWords } from './intercom-ringing/words.ts'
import { intercomSentriesWords } from './intercom-sentries/words.ts'
import { intercomTabletsWords } from './intercom-tablets/words.ts'
import { lockerParcelsWords } from './locker-parcels/words.ts'
import { lockersWords } from './lockers/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  lockersWords,
  courierDropsWords,
  lockerParcelsWords,
  intercomSentriesWords,
  intercomTabletsWords,
  intercomCallsWords,
  intercomDoorsWords,
  intercomDeskPhonesWords,
  intercomRingingWords,
]
