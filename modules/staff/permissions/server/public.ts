import { type Permissions, type Role, roles } from '#platform/contract/access.ts'
import type { Lease } from '#platform/server/database.ts'
import { showMatrix } from './matrix.ts'

/** Makes the question which roles have a permission in the community of a lease. */
export const rolesFinder =
  (all: Permissions) =>
  async (lease: Lease, permission: string): Promise<readonly Role[]> => {
    const row = (await showMatrix(lease, all)).find((item) => item.permission === permission)
    return roles.filter((role) => row?.cells.some((cell) => cell.role === role && cell.allowed))
  }
