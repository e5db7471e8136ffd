import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakWait } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import type { FeeSummary } from '../contract.ts'
import { waitingRows } from './waiting-rows.ts'

/** What the treasurer does next; Alt 1–9 goes there. */
export function WaitingPanel({ summary }: { summary: FeeSummary }) {
  const t = useTexts('feeHomePage')
  const now = useMinute()
  const goTo = useNavigate()
  const exists = usePageExists()
  const rows = waitingRows(summary, t)
  const open = (to: string) => void goTo({ href: to })
  useItemKeys(rows.length, (nth) => {
    const row = rows[nth]
    if (row && exists(row.to)) open(row.to)
  })
  return (
    <Panel title={t('waiting')} number={rows.length} grow>
      {rows.length === 0 ? (
        <EmptyState icon="check" title={t('nothingWaits')} text={t('nothingWaitsText')} />
      ) : (
        <ol className="lb-divided">
          {rows.map(({ key, icon, title, sum, text, since, isLate, act, to }, nth) => (
            <li key={key} className="fh-waiting">
              <Key keys={`Alt+${nth + 1}`} />
              <span className="fh-why">
                <Icon name={icon} />
                <b>{title}</b>
                {since && (
                  <span className={isLate ? 'fh-wait' : 'lb-quiet'}>
                    {t(key === 'overdue' ? 'longest' : 'waits', { time: speakWait(now - since.getTime()) })}
                  </span>
                )}
              </span>
              <span className="lb-min">
                <b>{sum}</b>
                <span className="lb-quiet fh-text">{text}</span>
              </span>
              {exists(to) && <Button onClick={() => open(to)}>{act}</Button>}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
