import { homeWeb } from './home/web/module.ts'
import { searchWeb } from './search/web/module.ts'
import { helpWeb } from './help/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const frame = [homeWeb, searchWeb, helpWeb] as const
