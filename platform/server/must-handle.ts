import { mayHandle, type Role } from '#platform/contract/access.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from './context.ts'

/** Whoever decides over a role, or hands it out, may do so. Throws notHighest (R088). */
export function mustHandle(context: Context, role: Role): void {
  if (!mayHandle(context.actor.role, role)) throw problems.notHighest()
}
