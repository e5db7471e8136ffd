import { membersWeb } from './members/web/module.ts'
import { accountMenuWeb } from './account-menu/web/module.ts'
import { permissionsWeb } from './permissions/web/module.ts'
import { managerDevicesWeb } from './manager-devices/web/module.ts'
import { managerCodesWeb } from './manager-codes/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const staff = [membersWeb, accountMenuWeb, permissionsWeb, managerDevicesWeb, managerCodesWeb] as const
