import { z } from 'zod'
import { roles } from '#platform/contract/access.ts'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Instant, line } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Whether a role has a permission, and how far the community may change that. */
export const Cell = z.object({
  role: z.enum(roles),
  allowed: z.boolean(),
  /** As it is where the community decided nothing. */
  isDefault: z.boolean(),
  /** `no`: fixed; `take`: may be taken away, and given back; `both`: as the community likes. */
  may: z.enum(['no', 'take', 'both']),
  changedBy: z.string(),
  changedAt: Instant.nullable(),
})
export type Cell = z.output<typeof Cell>

export const PermissionRow = z.object({ permission: z.string(), cells: z.array(Cell) })
export type PermissionRow = z.output<typeof PermissionRow>

const Wish = z.object({
  role: z.enum(roles),
  permission: line(60),
  allowed: z.boolean(),
  /** What the person saw when deciding. */
  seen: z.boolean(),
})
export type Wish = z.output<typeof Wish>

export const unknownPermission = () => problem(404663, '沒有這一項權限。')
export const fixedPermission = () => problem(400664, '這一項權限不能更改，避免社區沒有人可以管理。')
export const onlyTaken = () => problem(400665, '完整個資、刪除與稽核的權限只能收回，不能給予其他角色。')
export const cellChanged = () => problem(409667, '權限剛被另一位管理人員改過，請看過新的內容再儲存。')

export const permissionMatrix = contract('permissions', {
  show: call({
    method: 'GET',
    path: '/api/v1/Account/Permission',
    summary: 'Which role may what in this community, and what differs from the default.',
    can: 'permissions.view',
    takes: z.object({}),
    gives: data(z.array(PermissionRow)),
  }),
  change: call({
    method: 'PUT',
    path: '/api/v1/Account/Permission',
    summary: 'Gives permissions to roles and takes them away: all of the wishes or none.',
    // Whoever may look is told why they may not decide.
    can: 'permissions.view',
    takes: z.object({ changes: z.array(Wish).min(1).max(500) }),
    gives: done,
  }),
})
