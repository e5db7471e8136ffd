import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { hearEvents } from '#platform/web/live/live.ts'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { alarmEvents } from '../contract.ts'
import { type Alert, alertsOf, disasters } from './alert-list.ts'
import { hearRaised, isHeardHere } from './hear-raised.ts'
import { watchFocus } from './last-focused.ts'
import { useScreen } from '#platform/web/frame/use-screen.ts'
import { playSiren } from './siren.ts'
import { useFull } from './use-full.ts'

const api = client(alarmEvents)
const service = [24, 56] as const

/** What is unfinished, whether the cards are open, and whether a disaster has the window. */
export function useAlerts() {
  const queries = useQueryClient()
  const mayPrivate = useAllowed()([{ can: 'alarmEvents.viewPrivate', service }]).length > 0
  const ofBuilding = useQuery({
    queryKey: ['alarmEvents', 'unfinished'],
    queryFn: async () => (await api.listUnfinished({})).data,
  })
  const ofHomes = useQuery({
    queryKey: ['alarmEvents', 'unfinished', 'private'],
    queryFn: async () => (await api.listPrivateUnfinished({})).data,
    enabled: mayPrivate,
  })
  // R207
  const [isOpen, setOpen] = useState(false)
  const full = useFull()
  // On a phone the cards cover the page: there the word in the footer is all that comes by itself.
  const isPhone = usePhone()
  // Nor over an alarm that is read, or a report that is written.
  const isReading = /\/(event|privateEvent)\/(detail|report)\//i.test(useScreen().path)
  const openByItself = () => !isPhone && !isReading && setOpen(true)
  const hearPush = useEffectEvent(openByItself)
  useChanges(['alarmEvents.'], () => void queries.invalidateQueries({ queryKey: ['alarmEvents'] }))
  useEffect(watchFocus, [])
  useEffect(() => hearEvents((event) => hearRaised(event, () => hearPush())), [])
  const alerts: readonly Alert[] = alertsOf(ofBuilding.data ?? [], mayPrivate ? (ofHomes.data ?? []) : [])
  useNews(ofBuilding.data && (!mayPrivate || ofHomes.data) ? alerts : undefined, {
    // R208
    onNew: openByItself,
    // R210
    onDisaster: full.show,
  })
  const first = disasters(alerts)[0]
  return {
    alerts,
    isOpen,
    setOpen,
    isFull: full.isFull && first !== undefined,
    /** The disaster that somebody put aside or off. */
    aside: full.isFull ? undefined : first,
    backToFull: full.show,
    /** What was put aside stays folded: the page below is worked on. */
    putAside: () => {
      full.putAside()
      setOpen(false)
    },
    putOff: () => {
      full.putOff()
      setOpen(false)
    },
  }
}

interface News {
  onNew: () => void
  onDisaster: () => void
}

/** Says when an id is there that was not, of levels 1 and 2 one that never was, after the first look; and when there are more disasters, at the first look too. */
function useNews(alerts: readonly Alert[] | undefined, news: News): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const ever = useRef<ReadonlySet<string>>(new Set())
  const count = useRef(0)
  const latest = useRef(news)
  useEffect(() => {
    latest.current = news
  })
  useEffect(() => {
    if (!alerts) return
    const before = known.current
    const begun = before ? alerts.filter(({ eventId }) => !before.has(eventId)) : []
    if (begun.some(({ eventId, level }) => level >= 3 || !ever.current.has(eventId))) latest.current.onNew()
    known.current = new Set(alerts.map(({ eventId }) => eventId))
    ever.current = new Set([...ever.current, ...known.current])
    // What began while this browser was away rings late rather than never.
    const late = begun.find(
      ({ level, isNew, isPrivate, inMaintenance }) =>
        level === 3 && isNew && !inMaintenance && isHeardHere(isPrivate),
    )
    if (late) playSiren(3, late.eventId)
    const now = disasters(alerts)
    if (now.length > count.current) {
      latest.current.onDisaster()
      // A household's beside one of the building is heard where somebody was last (R211).
      const fresh = before ? now.filter(({ eventId }) => !before.has(eventId)) : now
      const heard = (fresh.length ? fresh : now).find(({ isPrivate }) => isHeardHere(isPrivate))
      if (heard) playSiren(4, heard.eventId)
    }
    count.current = now.length
  }, [alerts])
}
