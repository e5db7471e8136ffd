import { noticesWeb } from './notices/web/module.ts'
import { pushWeb } from './push/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const telling = [noticesWeb, pushWeb] as const
