import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Home } from '../shapes.ts'
import { useWaiting } from './use-waiting.ts'
import { useWaitingItems, WaitingItems } from './WaitingItems.tsx'

/** What waits for the household at the desk: each thing that is handed over there, and how much of the rest, with the way to it. */
export function WaitingPanel({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const allowed = useAllowed()
  const waiting = useWaiting(home)
  const listed = useWaitingItems(home)
  const shown = allowed(waiting).filter(({ name }) => !listed.has(name))
  const isNothing = home.waiting.every(({ count }) => count === 0)
  const all = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel title={t('waiting')} number={all || undefined} className="hd-waits">
      {[...listed].map(([name, items]) => (
        <WaitingItems key={name} items={items} />
      ))}
      {shown.length > 0 && (
        <ul className="hd-waiting lb-inner">
          {shown.map(({ name, label: words, count, to }) => (
            <li key={name}>
              <Link to={to} search={{ text: home.label }} className="lb-link">
                {textOf(words)}
              </Link>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
      {isNothing && <p className="lb-faint lb-inner">{t('nothingWaiting')}</p>}
    </Panel>
  )
}
