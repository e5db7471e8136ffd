import type { Role } from '#platform/contract/access.ts'
import type { InvitedRole } from '../invitation-contract.ts'
import { mayHandle } from '#platform/contract/access.ts'

/** Who asked, as they are now; `inviterRole` is null for somebody who may not enter the community any more. */
export interface Asked {
  role: InvitedRole
  isByOperator: boolean
  inviterRole: Role | null
}

/** The columns of Asked, where `m` is the live membership of whoever made invitation `i`. */
export const askedColumns = `i.role, i.invited_by is null as "isByOperator", m.role as "inviterRole"`

/** An invitation holds as long as whoever made it may still give its role: it does not outlive what they may. */
export const isStanding = ({ role, isByOperator, inviterRole }: Asked): boolean =>
  isByOperator || (inviterRole !== null && mayHandle(inviterRole, role))
