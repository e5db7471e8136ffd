import type { ModuleWords } from '#platform/contract/words.ts'
import { accountsWords } from './accounts/words.ts'
import { secondFactorsWords } from './second-factors/words.ts'
import { accountRegistrationWords } from './account-registration/words.ts'
import { accountSettingsWords } from './account-settings/words.ts'
import { enterprisePortalsWords } from './enterprise-portals/words.ts'
import { communityOpeningsWords } from './community-openings/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  accountsWords,
  secondFactorsWords,
  accountRegistrationWords,
  accountSettingsWords,
  enterprisePortalsWords,
  communityOpeningsWords,
]
