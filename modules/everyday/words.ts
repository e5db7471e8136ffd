import type { ModuleWords } from '#platform/contract/words.ts'
import { calendarWords } from './calendar/words.ts'
import { newsWords } from './news/words.ts'
import { notificationsWords } from './notifications/words.ts'
import { rulesWords } from './rules/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [notificationsWords, newsWords, rulesWords, calendarWords]
