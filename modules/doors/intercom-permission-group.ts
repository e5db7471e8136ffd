import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** The intercom. */
export const intercomPermissions: PermissionGroup = {
  title: ['對講機', 'Intercom'],
  order: 22,
  services: [57, 60],
}
