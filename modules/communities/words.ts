import type { ModuleWords } from '#platform/contract/words.ts'
import { communitiesWords } from './communities/words.ts'
import { broadcastsWords } from './broadcasts/words.ts'
import { officeDaysWords } from './office-days/words.ts'
import { systemAnnouncementsWords } from './system-announcements/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  communitiesWords,
  broadcastsWords,
  systemAnnouncementsWords,
  officeDaysWords,
]
