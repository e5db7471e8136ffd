import { useQueries } from '@tanstack/react-query'
import { useContributions } from '#platform/web/frame/contributions.ts'
import type { HandOverKind, WaitingItem } from '#platform/web/frame/hand-over-kind.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Home } from '../shapes.ts'
import { useWaiting } from './use-waiting.ts'

interface Listed {
  kind: HandOverKind
  items: readonly WaitingItem[]
}

const patience = 10_000

/** What waits and is handed over at the desk, by kind, for whoever may hand it over. */
export function useWaitingItems({ householdId, waiting }: Home): ReadonlyMap<string, Listed> {
  const allowed = useAllowed()
  const { handOverKinds, handOvers } = useContributions()
  const parts = allowed(handOvers).length > 0 ? allowed(handOverKinds) : []
  const wanted = parts.filter((part) => waiting.some(({ name, count }) => name === part.name && count > 0))
  const asked = useQueries({
    queries: wanted.map((part) => ({
      queryKey: [part.name, 'waitingOfHousehold', householdId],
      queryFn: async () => {
        const kind = await part.load()
        return { kind, items: await kind.listWaiting([householdId], patience) }
      },
      retry: false,
    })),
  })
  useChanges(
    handOverKinds.map(({ name }) => `${name}.`),
    () => asked.forEach((query) => void query.refetch()),
  )
  return new Map(
    asked.flatMap(({ data }, at) => (data && wanted[at] ? [[wanted[at].name, data] as const] : [])),
  )
}

/** How much is handed over at the desk; what lies in a locker is not. */
export function useReady(home: Home): number {
  const listed = useWaitingItems(home)
  const readyOf = ({ name, isHandedOver }: ReturnType<typeof useWaiting>[number]) =>
    isHandedOver ? (listed.get(name)?.items.filter(({ isHeld }) => !isHeld).length ?? 0) : 0
  return useWaiting(home).reduce((sum, part) => sum + readyOf(part), 0)
}

/** Things of one kind: where each lies, what it is, since when, and what the desk must know. */
export function WaitingItems({ items: { kind, items } }: { items: Listed }) {
  return (
    <ul className="hd-items">
      {items.map((item) => {
        const cells = kind.cells(item)
        return (
          <li key={item.id} className={item.isHeld ? 'lb-faint' : undefined}>
            <span className="hd-item-what">
              <span>
                {cells.kind} <b>{cells.position}</b>
              </span>
              <span className="lb-14 lb-quiet">
                {item.serialNumber}　{cells.whoShort ?? cells.who}
              </span>
            </span>
            <span className="hd-item-when">
              {cells.marks}
              <time className="lb-14 lb-quiet" dateTime={cells.at.toISOString()} title={writeTime(cells.at)}>
                {speakTime(cells.at)}
              </time>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
