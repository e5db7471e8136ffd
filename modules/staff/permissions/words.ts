import { moduleWords } from '#platform/contract/words.ts'

/** What people call what permissions do, have and declare, in both languages. */
export const permissionsWords = moduleWords({
  modules: {
    permissions: ['角色權限', 'Permissions'],
  },
  acts: {
    'permissions.change': ['變更角色權限', 'Changed permissions'],
  },
  targets: {
    rolePermission: ['角色權限', 'Permission'],
  },
  fields: {
    allowed: ['允許', 'Allowed'],
    permission: ['權限', 'Permission'],
  },
  permissions: {
    'permissions.change': ['更改角色權限', 'Change permissions'],
    'permissions.view': ['查看角色權限', 'See permissions'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    permissions: typeof permissionsWords
  }
}
