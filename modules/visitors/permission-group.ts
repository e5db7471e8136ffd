import type { PermissionGroup } from '#platform/contract/permission-group.ts'

export const visitorPermissions: PermissionGroup = {
  title: ['訪客', 'Visitors'],
  order: 30,
  services: [17, 50],
}
