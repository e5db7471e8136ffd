/** What somebody is in a community; one account has one role in each. */
export const roles = ['admin', 'manager', 'treasurer', 'desk', 'committee', 'oneTime'] as const
export type Role = (typeof roles)[number]

/** What a module lets people do: permission name -> the roles that may. */
export type Permissions = Record<string, readonly Role[]>

export const everyone: readonly Role[] = roles
/** All but the treasurer, who deals with money: not with who visits whom and what arrives for whom (decision 095). */
export const houseRoles: readonly Role[] = ['admin', 'manager', 'desk', 'committee', 'oneTime']
/** Those who work at the front desk. */
export const deskRoles: readonly Role[] = ['admin', 'manager', 'desk', 'oneTime']

/** Whether somebody of a role stands above another: over admins and managers only an admin does (R088). */
export const outranks = (actor: Role, other: Role): boolean =>
  actor === 'admin' || (actor === 'manager' && other !== 'admin' && other !== 'manager')
