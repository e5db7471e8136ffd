import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** What the community owns, and who keeps it running. */
export const assetPermissions: PermissionGroup = {
  title: ['資產與維護', 'Assets and upkeep'],
  order: 45,
  services: [11, 25],
}
