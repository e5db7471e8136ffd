import { storesWeb } from './stores/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const everyday = [storesWeb] as const
