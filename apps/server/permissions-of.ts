import type { Role } from '#platform/contract/access.ts'
import { effectivePermissions } from '#modules/permissions/effective.ts'
import { allPermissions } from '#apps/contracts.ts'

/** What a role may in a community that changed this of it. */
export const permissionsOf = (role: Role, deviations: readonly (readonly [string, boolean])[]) =>
  effectivePermissions(allPermissions, role, deviations)
