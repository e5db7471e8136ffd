import { outranks, type Role, roles } from '#platform/contract/access.ts'
import { oncePer, type Program } from '#platform/server/manifest.ts'

/** What a community changed of a role: the permission, and whether the role has it. */
export type Deviation = readonly [permission: string, allowed: boolean]

/** What a role may in a community that changed this of it. */
export type PermissionsOf = (role: Role, deviations: readonly Deviation[]) => ReadonlySet<string>

/** Of a role in a community, both named by columns, as JSON. */
export const deviationsFor = (community: string, role: string) =>
  `(select coalesce(json_agg(json_build_array(rp.permission, rp.allowed)), '[]') from role_permission rp
     where rp.community_id = ${community} and rp.role = ${role})`

/** Of the role of a membership `m`, as JSON. */
export const deviationsOf = deviationsFor('m.community_id', 'm.role')

/** Of all roles of the community of a membership `m`, by role, as JSON. */
export const allDeviations = `(select coalesce(json_agg(json_build_array(rp.role, rp.permission, rp.allowed)), '[]') from role_permission rp
     where rp.community_id = m.community_id)`

/** Whether somebody of a role decides over accounts of another, of which the community changed this. */
export type MayHandle = (actor: Role, other: Role, deviations: readonly Deviation[]) => boolean

/**
 * Who decides over whose accounts: by rank (R088); and whoever asks for money that a second person approves, or approves it
 * here, is an admin's to make: else one person makes the other of the two (decisions 091, 095).
 */
export const mayHandleOf = oncePer(
  ({ permissionsOf, declared }: Program): MayHandle =>
    (actor, other, deviations) =>
      actor === 'admin' ||
      (outranks(actor, other) &&
        ![...declared.firstPerson, ...declared.secondPerson].some((name) =>
          permissionsOf(other, deviations).has(name),
        )),
)

/** The roles whose accounts somebody of a role decides over, by what the community changed of each. */
export const handledBy = (
  mayHandle: MayHandle,
  actor: Role,
  changed: readonly (readonly [Role, ...Deviation])[],
): ReadonlySet<Role> => new Set(roles.filter((role) => mayHandle(actor, role, deviationsIn(changed, role))))

/** Those of one role among those of all. */
export const deviationsIn = (
  changed: readonly (readonly [Role, ...Deviation])[],
  role: Role,
): readonly Deviation[] =>
  changed.flatMap(([whose, permission, allowed]) => (whose === role ? [[permission, allowed] as const] : []))
