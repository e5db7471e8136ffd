import type { PermissionGroup } from '#platform/contract/permission-group.ts'

export const buildingPermissions: PermissionGroup = {
  title: ['設備警報', 'Building alarms'],
  order: 35,
  services: [24],
}
