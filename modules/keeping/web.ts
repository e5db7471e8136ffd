import { auditWeb } from './audit/web/module.ts'
import { exportsWeb } from './exports/web/module.ts'
import { retentionWeb } from './retention/web/module.ts'
import { personalDataWeb } from './personal-data/web/module.ts'
import { filesWeb } from './files/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const keeping = [auditWeb, exportsWeb, retentionWeb, personalDataWeb, filesWeb] as const
