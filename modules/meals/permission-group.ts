import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Points and meals. */
export const mealsPermissions: PermissionGroup = {
  title: ['點數與訂餐', 'Points and meals'],
  order: 50,
  services: [26, 58, 61, 62],
}
