import { assetImportsWeb } from './asset-imports/web/module.ts'
import { assetsWeb } from './assets/web/module.ts'
import { consumablesWeb } from './consumables/web/module.ts'
import { costEstimationsWeb } from './cost-estimations/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const assets = [assetsWeb, assetImportsWeb, consumablesWeb, costEstimationsWeb] as const
