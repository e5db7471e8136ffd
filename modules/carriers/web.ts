import { activationWeb } from './activation/web/module.ts'
import { quickActivationWeb } from './quick-activation/web/module.ts'
import { readersWeb } from './readers/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const carriers = [activationWeb, quickActivationWeb, readersWeb] as const
