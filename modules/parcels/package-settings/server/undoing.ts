import type { Context } from '#platform/server/context.ts'
import { sections } from './sections.ts'

/** Milliseconds after a hand-over in which it may be undone: a night shift crosses midnight. */
const undoTime = 24 * 60 * 60 * 1000

/** Undoing hand-overs of one kind, which needs the permission `can` and a role that the community decided on for the whole desk. */
export const undoing = (can: string) => {
  async function isAllowed(context: Context): Promise<boolean> {
    const { role, permissions } = context.actor
    return permissions.has(can) && (await sections.all(context)).undoRoles.includes(role)
  }

  return {
    isAllowed,

    /** Whether a hand-over of that time is too old. */
    isTooLate: ({ now }: Context, handedOverAt: Date) => now.getTime() - handedOverAt.getTime() > undoTime,

    /** Until when the account may undo a hand-over of that time; null when it may not, or not any more. */
    async until(context: Context, handedOverAt: Date | null): Promise<Date | null> {
      if (!handedOverAt) return null
      const until = new Date(handedOverAt.getTime() + undoTime)
      return until > context.now && (await isAllowed(context)) ? until : null
    },
  }
}
