import { gasPeriodsWeb } from './gas-periods/web/module.ts'
import { gasReadingsWeb } from './gas-readings/web/module.ts'
import { messagesWeb } from './messages/web/module.ts'
import { storesWeb } from './stores/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const everyday = [gasPeriodsWeb, gasReadingsWeb, messagesWeb, storesWeb] as const
