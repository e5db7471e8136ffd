import type { Context } from '#platform/server/context.ts'
import { packageSettingsOf } from '#modules/parcels/package-settings/server/public.ts'

/** Milliseconds in which a hand-over can be undone: night shifts cross midnight. */
export const undoLife = 24 * 60 * 60 * 1000

/** Whether the account's role may undo a hand-over: as the community decided for the whole desk. */
export async function mayUndo(context: Context): Promise<boolean> {
  const { undoRoles } = await packageSettingsOf(context)
  return undoRoles.includes(context.actor.role)
}
