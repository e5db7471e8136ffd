import { pointsWeb } from './points/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const meals = [pointsWeb] as const
