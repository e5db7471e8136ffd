import { type Permissions, type Role, roles } from '#platform/contract/access.ts'
import type { Lease } from '#platform/server/database.ts'
import type { PermissionRow } from '../contract.ts'
import { effectivePermissions, mayDeviate } from '../effective.ts'
import { rolePermissions } from './tables.ts'

/** Which role may what here, in the order of the modules. */
export async function showMatrix(lease: Lease, all: Permissions): Promise<PermissionRow[]> {
  const rows = await lease.db.select().from(rolePermissions)
  const held = new Map<Role, ReadonlySet<string>>(
    roles.map((role) => [
      role,
      effectivePermissions(
        all,
        role,
        rows.filter((row) => row.role === role).map((row) => [row.permission, row.allowed]),
      ),
    ]),
  )
  return Object.entries(all).map(([permission, defaults]) => ({
    permission,
    cells: roles.map((role) => {
      const allowed = held.get(role)?.has(permission) ?? false
      const decided = rows.find((row) => row.role === role && row.permission === permission)
      return {
        role,
        allowed,
        isDefault: allowed === defaults.includes(role),
        may: mayDeviate(all, role, permission),
        changedBy: decided?.changedByName ?? '',
        changedAt: decided?.changedAt ?? null,
      }
    }),
  }))
}
