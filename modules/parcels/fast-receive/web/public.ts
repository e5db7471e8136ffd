import type { Household } from '#modules/homes/households/contract.ts'
import { pickHousehold, searchHouseholds } from '#modules/homes/households/web/public.ts'
import type { ReceiveType } from '#platform/contract/hand-over.ts'
import type { HandOverKindPart } from '#platform/web/frame/hand-over-kind.ts'
import type { QueueablePart } from '#platform/web/queue/queueable.ts'
import { type Method, closeFastReceive, showStart, showStep } from './fast-receive-store.ts'

export { useQueuedHandOvers } from './use-queued-hand-overs.ts'

export type FastReceiveStart =
  | { method?: Method }
  | {
      households: readonly Household[]
      receiveType: ReceiveType
      receiveCode?: string
      focusId?: string
      onlyId?: string
    }

/** Opens fast receive: at the choice of a method (R111), at one method, or for households that are known already. */
export function openFastReceive(start: FastReceiveStart = {}): void {
  if ('households' in start) showStart(start)
  else if (start.method === 'pick') void pickAndReceive('closed')
  else if (start.method) showStep({ at: 'scan', kind: start.method, from: 'closed' })
  else showStep({ at: 'method' })
}

/** What hands over without a line: its code is asked for before the line can be lost. */
export const loadWithoutLine = () => import('./without-line.ts')

/** How hand-overs of a kind wait in the browser until the line is back. */
export const queuedHandOvers = ({ call, load }: HandOverKindPart): QueueablePart => ({
  call,
  noun: 'fastReceive:queuedNoun',
  load: async () => (await loadWithoutLine()).queuedHandOver(await load()),
})

interface KnownHousehold {
  householdId: string
  label: string
}

/** Opens fast receive of one thing of a household: it alone is ticked, and what else waits there is offered. */
export const openFastReceiveOfItem = async ({
  itemId,
  ...known
}: KnownHousehold & { itemId: string }): Promise<void> =>
  openFastReceive({
    households: [await completeHousehold(known)],
    receiveType: 3,
    focusId: itemId,
    onlyId: itemId,
  })

/** Opens fast receive of one household that is known by id and label only, as a list of packages or deposits knows it. */
export const openFastReceiveOfHousehold = ({
  focusId,
  ...known
}: KnownHousehold & { focusId?: string }): Promise<void> => openFastReceiveOfHouseholds([known], focusId)

/** The same of several households, each once. */
export async function openFastReceiveOfHouseholds(
  known: readonly KnownHousehold[],
  focusId?: string,
): Promise<void> {
  const each = [...new Map(known.map((item) => [item.householdId, item])).values()]
  const found = await Promise.all(each.map(completeHousehold))
  openFastReceive({ households: found, receiveType: 3, focusId })
}

async function completeHousehold({ householdId, label }: KnownHousehold): Promise<Household> {
  const bare = {
    householdId,
    label,
    userId: '',
    isVirtual: 0 as const,
    building: '',
    floor: '',
    names: [],
    marks: [],
  }
  const found = await searchHouseholds({ text: label })
    .then((all) => all.find((item) => item.householdId === householdId))
    .catch(() => undefined)
  return found ?? bare
}

/** The third method: a household of the picker; giving it up leads back to where it was chosen. */
export async function pickAndReceive(from: 'method' | 'closed'): Promise<void> {
  const household = await pickHousehold()
  if (household) showStart({ households: [household], receiveType: 3 })
  else if (from === 'closed') closeFastReceive()
}
