import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import { onSession, sessionInfo } from '#platform/web/session/session.ts'
import { type FoundHousehold, type Household, households } from '../contract.ts'
import { mayMean } from './label-fragment.ts'

const api = client(households)
/** Milliseconds that a search may take before what is known here answers instead. */
const patience = 4000

/** Every household by id and label, without its people, in memory only: what is left when the line is lost. */
let known: readonly Household[] = []
let owner = ''

const currentOwner = () => {
  const info = sessionInfo()
  return info ? `${info.Account}\n${info.ComId}` : ''
}
let watching = false

/** Loads what is known without a line; one building after the other. */
export async function fetchKnownHouseholds(): Promise<void> {
  if (!watching) onSession(() => currentOwner() !== owner && forget())
  watching = true
  const asked = currentOwner()
  const all: Household[] = []
  for (const { building } of (await api.listBuildings({})).data)
    for (const row of (await api.listHouseholds({ building })).data)
      all.push({ ...row, userId: '', names: [], marks: [] })
  if (asked !== currentOwner()) return
  owner = asked
  known = all
}

function forget(): void {
  known = []
  owner = ''
}

/**
 * Households by any fragment, from the server; without a line those of this browser's memory whose label may be meant.
 * Throws LostConnection when nothing is known here either.
 */
export const searchHouseholds = (
  asked: { text: string; maxCount?: number },
  options: { signal?: AbortSignal } = {},
): Promise<readonly FoundHousehold[]> =>
  askOrKnow<readonly FoundHousehold[]>(
    async () => (await api.findHouseholds(asked, { ...options, patience })).data,
    () => knownHouseholds(asked).map((household) => ({ ...household, matched: '' })),
  )

/** The households of this browser's memory whose label may be meant. Throws LostConnection when nothing is known here. */
export function knownHouseholds(asked: { text: string; maxCount?: number }): readonly Household[] {
  if (known.length === 0) throw new LostConnection()
  return known.filter(({ label }) => mayMean(asked.text, label)).slice(0, asked.maxCount ?? 8)
}

/** Asks the server, and the memory when the line is lost and it knows anything; otherwise throws what the asking threw. */
export async function askOrKnow<T>(
  ask: () => Promise<T>,
  know: (all: readonly Household[]) => T,
): Promise<T> {
  if (isOffline() && known.length > 0) return know(known)
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof LostConnection) || known.length === 0) throw error
    return know(known)
  }
}
