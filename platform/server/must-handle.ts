import { outranks, type Role } from '#platform/contract/access.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from './context.ts'

/** Whoever decides over accounts of a role, or hands it out, may do so here. Throws notHighest (R088). */
export function mustHandle(context: Context, role: Role): void {
  if (!context.actor.handles.has(role)) throw problems.notHighest()
}

/** Whoever gives a role a right that makes nobody a second person, or takes it, stands above it. Throws notHighest (R088). */
export function mustOutrank(context: Context, role: Role): void {
  if (!outranks(context.actor.role, role)) throw problems.notHighest()
}
