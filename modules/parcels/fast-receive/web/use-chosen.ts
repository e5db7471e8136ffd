import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addGone, type Gone, noticeGone } from './groups.ts'
import type { Item } from './items.ts'
import { admit, chosen, dismiss, nothing, type Selection, tick, unverified } from './selection.ts'
import type { WaitingItems } from './use-waiting-items.ts'

export interface Chosen {
  all: readonly Item[]
  selection: Selection
  chosen: readonly Item[]
  gone: readonly Gone<Item>[]
  verified: ReadonlySet<string>
  unverified: readonly Item[]
  tick: (items: readonly Item[], on: boolean) => void
  verify: (id: string, on: boolean) => void
  /** Items that this desk is handing over: their going is no news. */
  mine: (items: readonly Item[], sending: boolean) => void
  /** Marks what somebody else took, with who and when. */
  markGone: (gone: readonly Gone<Item>[]) => void
  forget: (householdId: string) => void
}

/** What is ticked, checked and gone in the lists of some households. */
export function useChosen(items: WaitingItems, householdIds: readonly string[], onlyId?: string): Chosen {
  const [selection, setSelection] = useState(nothing)
  const [known, setKnown] = useState<readonly Gone<Item>[]>([])
  const [verified, setVerified] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<readonly Item[]>([])
  const ours = useRef(new Set<string>())
  const { kinds, isLoaded } = items
  // In the order in which the list shows them, so that the first is the first.
  const all = useMemo(() => {
    const place = (item: Item) => householdIds.indexOf(item.householdId)
    return kinds.flatMap((kind) =>
      items.all.filter((item) => item.kind === kind).sort((item, other) => place(item) - place(other)),
    )
  }, [kinds, items.all, householdIds])

  // Before the list is drawn: everything is ticked from the first moment on (R115).
  useLayoutEffect(() => {
    if (!isLoaded) return
    const lost = noticeGone(before.current, all, ours.current, householdIds)
    before.current = all
    if (lost.length > 0)
      setKnown((gone) =>
        addGone(
          gone,
          lost.map((item) => ({ item })),
        ),
      )
    setSelection((current) => admit(current, householdIds, all, onlyId))
  }, [all, isLoaded, householdIds, onlyId])

  const listed = useMemo(() => new Set(all.map((item) => item.id)), [all])
  const picked = useMemo(() => chosen(selection, all), [selection, all])
  return {
    all,
    selection,
    chosen: picked,
    gone: known.filter(({ item }) => !listed.has(item.id)),
    verified,
    unverified: unverified(picked, verified),
    tick: (some, on) => setSelection((current) => tick(current, some, on)),
    verify: (id, on) =>
      setVerified((current) => {
        const next = new Set(current)
        if (on) next.add(id)
        else next.delete(id)
        return next
      }),
    mine(some, sending) {
      for (const { id } of some) {
        if (sending) ours.current.add(id)
        else ours.current.delete(id)
      }
    },
    markGone: (more) => setKnown((gone) => addGone(gone, more)),
    forget: (householdId) => setSelection((current) => dismiss(current, householdId)),
  }
}
