import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Assemblies of unit owners. */
export const assemblyPermissions: PermissionGroup = {
  title: ['區分所有權人會議', 'Owners’ assemblies'],
  order: 50,
  services: [23],
}
