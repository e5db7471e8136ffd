import type { Role } from '#platform/contract/access.ts'
import { type Deviation, deviationsFor, type MayHandle } from '#modules/sign-in/accounts/server/public.ts'
import type { InvitedRole } from '../invitation-contract.ts'

/** Who asked, as they are now; `inviterRole` is null for somebody who may not enter the community any more. */
export interface Asked {
  role: InvitedRole
  isByOperator: boolean
  inviterRole: Role | null
  /** What the community changed of the role. */
  deviations: readonly Deviation[]
}

/** The columns of Asked, where `m` is the live membership of whoever made invitation `i`. */
export const askedColumns = `i.role, i.invited_by is null as "isByOperator", m.role as "inviterRole",
    ${deviationsFor('i.community_id', 'i.role')} as deviations`

/** An invitation holds as long as whoever made it may still give its role: it does not outlive what they may. */
export const standing =
  (mayHandle: MayHandle) =>
  ({ role, isByOperator, inviterRole, deviations }: Asked): boolean =>
    isByOperator || (inviterRole !== null && mayHandle(inviterRole, role, deviations))
