import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { cabinetAway } from '../problems.ts'
import type { CommandWhy } from '../shapes.ts'
import { commandTable } from './tables.ts'

/** Milliseconds within which a cabinet is told to open a door, or never. */
const patience = 30_000

interface Opening {
  commandId?: string
  cabinet: { id: string; connectionId: string | null }
  cubbyId: string
  stayId?: string | null
  why: CommandWhy
  by: string
}

/** Has a cabinet open a door, when its line is there. Gives whether it is. */
export async function askToOpen(work: Work, of: Opening): Promise<boolean> {
  const { cabinet, commandId, stayId = null, by, ...rest } = of
  if (!cabinet.connectionId) return false
  await work.db.insert(commandTable).values({
    id: commandId ?? newId(),
    cabinetId: cabinet.id,
    ...rest,
    stayId,
    askedAt: work.now,
    askedByName: by,
    expiresAt: new Date(work.now.getTime() + patience),
  })
  return true
}

/** The same, for who needs it. Throws cabinetAway. */
export async function requireOpen(work: Work, of: Opening): Promise<void> {
  if (!(await askToOpen(work, of))) throw cabinetAway()
}
