import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { hearEvents, liveState, onLiveState } from '#platform/web/live/live.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { visitorAnnouncements } from '../contract.ts'
import { type ArrivedGuest, shownOf, toArrived, withArrived, withoutEnded } from './arrival-list.ts'
import { lookEverySecond } from './look.ts'
import { ring } from './sound.ts'

const api = client(visitorAnnouncements)
/** Milliseconds between two questions to the server while no live events come. */
const withoutEvents = 20_000

/** Who stands at the door, and what the desk does about it. */
export interface Arrivals {
  shown: readonly ArrivedGuest[]
  dismiss(guest: ArrivedGuest): void
  /** Opens the guest's reservation and dismisses the notice (R161); whoever is not booked is registered. */
  confirm(guest: ArrivedGuest): void
}

/** Who stands at the door, as every tab of this community shows it; Alt Y confirms the first one. */
export function useArrivals(): Arrivals {
  const router = useRouter()
  const { openers } = useContributions()
  const communityName = useMe()?.communityName ?? ''
  const [list, setList] = useState<readonly ArrivedGuest[]>([])
  const [now, setNow] = useState(() => Date.now())
  const channel = useRef<BroadcastChannel>(undefined)
  const load = useCallback(
    () =>
      api.listAnnouncements({}).then(
        ({ data }) => setList(data.map(toArrived)),
        // The next event or the next look asks again.
        () => undefined,
      ),
    [],
  )
  const drop = useCallback((ended: readonly string[]) => setList((was) => withoutEnded(was, ended)), [])

  useEffect(() => {
    void load()
    const stops = [
      hearEvents(({ Name, Payload }) => {
        if (Name === 'visitorAnnouncements.ended') return drop(Payload.AnnouncementIds as string[])
        if (Name !== 'visitorAnnouncements.announced') return
        setList((was) => withArrived(was, pushed(Payload)))
        ring()
        void load()
      }),
      onLiveState(() => liveState() === 'open' && void load()),
      lookEverySecond(setNow),
    ]
    const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lobby.arrivals')
    channel.current = tabs
    tabs?.addEventListener('message', ({ data }) => drop(data as string[]))
    const ask = setInterval(() => liveState() !== 'open' && void load(), withoutEvents)
    return () => {
      for (const stop of stops) stop()
      clearInterval(ask)
      tabs?.close()
    }
  }, [load, drop])

  function end(guest: ArrivedGuest, how: 'confirmed' | 'dismissed') {
    const { announcementId } = guest
    drop([announcementId])
    channel.current?.postMessage([announcementId])
    api.endAnnouncement({ announcementId, how }, { isSaid: true }).catch((error: unknown) => {
      toast(sentenceOf(error), { isTrouble: true })
      void load()
    })
  }
  function confirm(guest: ArrivedGuest) {
    end(guest, 'confirmed')
    if (guest.guestId) void router.navigate({ href: visitorPath(guest.guestId) })
    else openers.find((opener) => opener.name === 'registerVisitor')?.open({ name: guest.guestName })
  }
  const shown = shownOf(list, { communityName, now })
  const [first] = shown
  useHotKey('Alt+Y', 'arrivalNotices:confirmKey', () => first && confirm(first), {
    scope: 'frame',
    enabled: first !== undefined,
  })
  return { shown, dismiss: (guest) => end(guest, 'dismissed'), confirm }
}

const pushed = (payload: Record<string, unknown>): ArrivedGuest => ({
  announcementId: String(payload.AnnouncementId),
  guestId: payload.GuestId === null ? null : String(payload.GuestId),
  communityName: String(payload.CommunityName ?? ''),
  guestName: String(payload.GuestName ?? payload.Name ?? ''),
  label: '',
  people: 1,
  at: new Date(),
})
