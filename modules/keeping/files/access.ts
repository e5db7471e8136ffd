import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Photos of vouchers too, so the treasurer has it. */
  'files.view': [...deskRoles, 'treasurer'],
} as const satisfies Permissions
