import type { Role } from '#platform/contract/access.ts'

/** What a community changed of a role: the permission, and whether the role has it. */
export type Deviation = readonly [permission: string, allowed: boolean]

/** What a role may in a community that changed this of it. */
export type PermissionsOf = (role: Role, deviations: readonly Deviation[]) => ReadonlySet<string>

/** Of the role of a membership `m`, as JSON. */
export const deviationsOf = `(select coalesce(json_agg(json_build_array(rp.permission, rp.allowed)), '[]') from role_permission rp
     where rp.community_id = m.community_id and rp.role = m.role)`
