import { useEffect, useRef } from 'react'
import type { Household } from '#modules/homes/households/contract.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { closeFastReceive, type Start } from './fast-receive-store.ts'
import { isOff, type Item } from './items.ts'
import { thingsOf } from './say-things.ts'
import type { Chosen } from './use-chosen.ts'
import type { WaitingItems } from './use-waiting-items.ts'

interface FirstLoad {
  start: Start
  households: readonly Household[]
  items: WaitingItems
  picked: Chosen
  show: (item: Item, part: 'box') => void
  drop: (householdId: string) => void
}

/** What happens once when lists arrive: nothing at all closes the dialog with a sentence (R119), else the focus goes to the first row. */
export function useFirstLoad(load: FirstLoad): void {
  const { households, items } = load
  const latest = useRef(load)
  const seen = useRef<readonly Household[]>([])
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (!items.isLoaded) return
    const { start, picked, show, drop, items: shown } = latest.current
    const isFirst = seen.current.length === 0
    const fresh = households.filter((household) => !seen.current.includes(household))
    seen.current = households
    if (isFirst && picked.all.length === 0) {
      closeFastReceive()
      return void alertBox(nothingWaits(households, shown))
    }
    const wished = picked.all.find((item) => item.id === start.focusId)
    const item = wished ?? picked.all.find((item) => !isOff(item))
    if (isFirst) {
      if (item) show(item, 'box')
      return
    }
    const empty = fresh.filter(
      ({ householdId }) => !picked.all.some((item) => item.householdId === householdId),
    )
    for (const { householdId } of empty) drop(householdId)
    if (empty.length > 0) toast(nothingWaits(empty, shown), { isTrouble: true })
  }, [items.isLoaded, households])
}

const nothingWaits = (households: readonly Household[], { kinds }: WaitingItems) =>
  text('fastReceive', 'nothingWaits', {
    households: inRow(households.map((household) => household.label)),
    things: thingsOf(kinds),
  })
