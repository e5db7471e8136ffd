import { packagesWeb } from './packages/web/module.ts'
import { packageRecordsWeb } from './package-records/web/module.ts'
import { packageSettingsWeb } from './package-settings/web/module.ts'
import { returnsWeb } from './returns/web/module.ts'
import { depositsWeb } from './deposits/web/module.ts'
import { cashWeb } from './cash/web/module.ts'
import { fastReceiveWeb } from './fast-receive/web/module.ts'
import { shiftChangesWeb } from './shift-changes/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const parcels = [
  packagesWeb,
  packageRecordsWeb,
  packageSettingsWeb,
  returnsWeb,
  depositsWeb,
  cashWeb,
  fastReceiveWeb,
  shiftChangesWeb,
] as const
