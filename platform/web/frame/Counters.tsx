import { Link } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { liveState, onLiveState } from '#platform/web/live/live.ts'
import { isLegacyPage } from '#platform/web/router/own-path.ts'
import { type Counter, useContributions } from './contributions.ts'
import { hasPermission } from './signed-in.ts'
import { useAllowed, useMe } from './use-me.ts'
import { useChanges } from './use-changes.ts'
import { useScreen } from './use-screen.ts'

/** How often a number is asked for while no live events come, ms. */
const withoutEvents = 20_000

/** The live numbers of the community (R065), once its services are known (R067). */
export function Counters() {
  const t = useTexts('frame')
  const allowed = useAllowed()
  const me = useMe()
  const path = useScreen().path.toLowerCase()
  const { counters } = useContributions()
  const rank = ({ first }: Counter) =>
    first && me && (first.at.some((at) => path.startsWith(at)) || !hasPermission(first.without, me))
      ? first.order
      : Number.POSITIVE_INFINITY
  // More than four leave no room for where one is.
  const shown = allowed(counters)
    .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
    .slice(0, 4)
  return (
    <nav className="lb-counters" aria-label={t('counters')}>
      {shown.map((counter) => (
        <LiveCounter key={counter.name} counter={counter} />
      ))}
    </nav>
  )
}

/** One number: asked for again within the second in which an event changes it, in every open browser. */
function LiveCounter({ counter }: { counter: Counter }) {
  const t = useTexts('frame')
  const client = useQueryClient()
  const queryKey = ['counter', counter.name]
  const isLive = useSyncExternalStore(onLiveState, liveState, liveState) === 'open'
  const { data } = useQuery({
    queryKey,
    queryFn: counter.count,
    refetchInterval: isLive ? false : withoutEvents,
  })
  useChanges(counter.changedBy, () => void client.invalidateQueries({ queryKey }))
  const label = textOf(counter.label)
  const count = data === undefined ? t('unknownCount') : String(data)
  const inside = (
    <>
      {label} <b>{count}</b>
    </>
  )
  const spoken = t('counterLabel', { label, count })
  if (counter.open)
    return (
      <button
        type="button"
        className="lb-counter"
        aria-label={spoken}
        aria-haspopup="dialog"
        data-hint={counter.name}
        onClick={counter.open}
      >
        {inside}
      </button>
    )
  return counter.to ? (
    <Link
      to={counter.to}
      reloadDocument={isLegacyPage(counter.to)}
      className="lb-counter"
      aria-label={spoken}
      data-hint={counter.name}
    >
      {inside}
    </Link>
  ) : (
    <span className="lb-counter">{inside}</span>
  )
}
