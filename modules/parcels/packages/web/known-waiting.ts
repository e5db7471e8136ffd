import { client } from '#platform/web/calls/client.ts'
import { hearEvents } from '#platform/web/live/live.ts'
import { onSession, sessionInfo } from '#platform/web/session/session.ts'
import { packages, type WaitingPackage } from '../contract.ts'

const api = client(packages)
const pageSize = 100
/** Packages that are kept in mind at most. */
const most = 2000
/** Events after which packages do not wait any more. */
const gone = ['packages.handedOver', 'packages.voided', 'packages.returned', 'packages.lost']

interface Known {
  owner: string
  at: number
  packages: readonly WaitingPackage[]
}
// In memory only: it holds the names of recipients.
let known: Known | undefined
let watching = false

const currentOwner = () => {
  const info = sessionInfo()
  return info ? `${info.Account}\n${info.ComId}` : ''
}

/** Loads what waits in the community, for hand-overs without a line. */
export async function fetchKnownWaiting(): Promise<void> {
  watch()
  const owner = currentOwner()
  const all: WaitingPackage[] = []
  for (let offset = 0; offset < most; offset += pageSize) {
    const { data } = await api.listWaiting({ offset, maxCount: pageSize })
    all.push(...data)
    if (data.length < pageSize) break
  }
  if (owner === currentOwner()) known = { owner, at: Date.now(), packages: all }
}

/** The packages that waited for some households when the list was last loaded, and when that was, ms. */
export function knownWaitingOf(
  householdIds: readonly string[],
): { at: number; packages: readonly WaitingPackage[] } | undefined {
  if (!known || known.owner !== currentOwner()) return undefined
  return { at: known.at, packages: known.packages.filter((item) => householdIds.includes(item.householdId)) }
}

/** What any desk handed over or took back since does not wait any more. */
function watch(): void {
  if (watching) return
  watching = true
  onSession(() => {
    if (known?.owner !== currentOwner()) known = undefined
  })
  hearEvents(({ Name, Payload }) => {
    const ids = Payload['PdIds']
    if (known && gone.includes(Name) && Array.isArray(ids))
      known = { ...known, packages: known.packages.filter((item) => !ids.includes(item.packageId)) }
  })
}
