import type { ServerModule } from '#platform/server/manifest.ts'
import { accountsModule } from './accounts/server/module.ts'
import { phoneCodesModule } from './phone-codes/server/module.ts'
import { secondFactorsModule } from './second-factors/server/module.ts'
import { accountRegistrationModule } from './account-registration/server/module.ts'
import { accountSettingsModule } from './account-settings/server/module.ts'
import { enterprisePortalsModule } from './enterprise-portals/server/module.ts'
import { communityOpeningsModule } from './community-openings/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const signIn: readonly ServerModule[] = [
  accountsModule,
  phoneCodesModule,
  secondFactorsModule,
  accountRegistrationModule,
  accountSettingsModule,
  enterprisePortalsModule,
  communityOpeningsModule,
]
