import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** What a community tells its residents, and when what happens. */
export const publishingPermissions: PermissionGroup = {
  title: ['公告與行事曆', 'News and calendar'],
  order: 45,
  services: [46, 47, 52, 53],
}
