import type { Permissions, Role } from '#platform/contract/access.ts'

/** What nobody changes, so that a community never locks itself out and never gives away who decides (R088). */
const fixed = ['permissions.', 'members.', 'communities.']

/** What a community may take from a role but never give to one that lacks it: unmasked data and its deletion. */
const onlyTaken = new Set([
  'residents.unmask',
  'phoneNumbers.show',
  'householdProperties.unmask',
  'exports.unmasked',
  'exports.manage',
  'personalData.manage',
  'retention.manage',
  'audit.view',
])

/** How far a community may change whether a role has a permission: not at all, only by taking it away, or as it likes. */
export function mayDeviate(all: Permissions, role: Role, permission: string): 'no' | 'take' | 'both' {
  const roles = all[permission]
  if (!roles || fixed.some((start) => permission.startsWith(start))) return 'no'
  // Whoever decides over the others always sees who did what.
  if (role === 'admin' && permission === 'audit.view') return 'no'
  if (onlyTaken.has(permission)) return roles.includes(role) ? 'take' : 'no'
  return 'both'
}

/** The permissions of a role: as the modules declare them, and as the community changed them where it may. */
export function effectivePermissions(
  all: Permissions,
  role: Role,
  deviations: readonly (readonly [permission: string, allowed: boolean])[],
): ReadonlySet<string> {
  const held = new Set(Object.keys(all).filter((name) => all[name]?.includes(role)))
  for (const [name, allowed] of deviations) {
    const may = mayDeviate(all, role, name)
    if (may === 'no' || (may === 'take' && allowed)) continue
    if (allowed) held.add(name)
    else held.delete(name)
  }
  return held
}
