import type { Permissions } from '#platform/contract/access.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { tellRights } from '#modules/sign-in/accounts/server/public.ts'
import {
  cellChanged,
  fixedPermission,
  onlyTaken,
  type PermissionRow,
  unknownPermission,
  type Wish,
} from '../contract.ts'
import { showMatrix } from './matrix.ts'
import { rolePermissions } from './tables.ts'

/** A wish that may be granted as it was seen. Throws unknownPermission, fixedPermission, onlyTaken, cellChanged. */
function check(wish: Wish, matrix: readonly PermissionRow[], all: Permissions): void {
  const cell = matrix
    .find((row) => row.permission === wish.permission)
    ?.cells.find((cell) => cell.role === wish.role)
  if (!cell) throw unknownPermission()
  if (cell.may === 'no')
    throw wish.allowed && !all[wish.permission]?.includes(wish.role) ? onlyTaken() : fixedPermission()
  if (cell.allowed !== wish.seen) throw cellChanged()
}

/**
 * Gives permissions to roles and takes them away, all or none; it holds at once in every process and every open browser.
 * Only the highest authority decides (R088). Throws notHighest, and what a wish that cannot be granted throws.
 */
export async function changeMatrix(
  context: Context,
  all: Permissions,
  wishes: readonly Wish[],
): Promise<void> {
  if (!context.actor.permissions.has('permissions.change')) throw problems.notHighest()
  await oneAtATime(context, 'permissions')
  const matrix = await showMatrix(context, all)
  for (const wish of wishes) check(wish, matrix, all)
  const chosen = { changedAt: context.now, changedByName: context.actor.name }
  for (const { role, permission, allowed } of wishes) {
    await context.db
      .insert(rolePermissions)
      .values({ role, permission, allowed, ...chosen })
      .onConflictDoUpdate({
        target: [rolePermissions.communityId, rolePermissions.role, rolePermissions.permission],
        set: { allowed, ...chosen },
      })
    context.audit({
      action: 'permissions.change',
      target: 'rolePermission',
      targetId: `${role} ${permission}`,
      before: { role, permission, allowed: !allowed },
      after: { role, permission, allowed },
    })
  }
  await tellRights(context)
}
