import { accountsWeb } from './accounts/web/module.ts'
import { enterprisePortalsWeb } from './enterprise-portals/web/module.ts'
import { secondFactorsWeb } from './second-factors/web/module.ts'
import { phoneCodesWeb } from './phone-codes/web/module.ts'
import { accountRegistrationWeb } from './account-registration/web/module.ts'
import { accountSettingsWeb } from './account-settings/web/module.ts'
import { communityOpeningsWeb } from './community-openings/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const signIn = [
  accountsWeb,
  enterprisePortalsWeb,
  secondFactorsWeb,
  phoneCodesWeb,
  accountRegistrationWeb,
  accountSettingsWeb,
  communityOpeningsWeb,
] as const
