import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** What is kept, read again and given out. */
export const dataPermissions: PermissionGroup = {
  title: ['資料與稽核', 'Data and audit'],
  order: 60,
  services: [],
}
