import { Link } from '@tanstack/react-router'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Home } from '../shapes.ts'

/** What waits for the household at the desk, with the way to each list, and to handing it over. */
export function WaitingPanel({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const allowed = useAllowed()
  const parts = useHouseholdParts()
  const { handOvers } = useContributions()
  const [handOver] = allowed(handOvers)
  const { householdId, label } = home
  const search = { text: label }
  const waiting = home.waiting.flatMap(({ name, count }) => {
    const shown = parts.find((part) => part.name === name)?.waiting
    return shown && count > 0 ? [{ name, count, ...shown }] : []
  })
  const ready = waiting.reduce((sum, { isHandedOver, count }) => sum + (isHandedOver ? count : 0), 0)
  const shown = allowed(waiting)
  return (
    <Panel
      title={t('waiting')}
      pad="plain"
      extra={
        handOver && ready > 0 ? (
          <Button type="primary" onClick={() => handOver.open({ householdId, label })}>
            {t('handOver', { count: ready })}
          </Button>
        ) : undefined
      }
    >
      {shown.length ? (
        <ul className="hd-waiting">
          {shown.map(({ name, label: words, count, to }) => (
            <li key={name}>
              <Link to={to} search={search} className="lb-link">
                {textOf(words)}
              </Link>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="lb-faint">{t('nothingWaiting')}</p>
      )}
    </Panel>
  )
}
