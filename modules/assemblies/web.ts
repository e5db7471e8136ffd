import { assembliesWeb } from './assemblies/web/module.ts'
import { pollsWeb } from './polls/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const assemblies = [assembliesWeb, pollsWeb] as const
