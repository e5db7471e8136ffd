import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Charging cars. */
export const chargingPermissions: PermissionGroup = {
  title: ['電動車充電', 'Car charging'],
  order: 44,
  services: [30],
}
