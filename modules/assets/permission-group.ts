import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** What the community owns, and who keeps it running. */
export const assetPermissions: PermissionGroup = {
  title: ['資產與保養', 'Assets and maintenance'],
  order: 42,
  services: [11, 25],
}
