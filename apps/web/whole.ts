import { modules } from './areas.ts'
import { lateModules } from './late-areas.ts'
import { contributionsOf, textsOf } from './modules.ts'
import { addScreens, router } from './router.ts'

const all = [...modules, ...lateModules]

/** Every text that is there without a page's own, what every module puts into the frame, and every page: for whoever looks at the whole. */
export const texts = textsOf(all)
export const contributions = contributionsOf(all)
addScreens(lateModules)
export { router }
