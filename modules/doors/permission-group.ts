import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Smart lockers. */
export const lockerPermissions: PermissionGroup = {
  title: ['智取櫃', 'Smart lockers'],
  order: 21,
  services: [32],
}
