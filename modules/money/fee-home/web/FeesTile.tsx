import './page-texts.ts'
import './fee-home.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import { managementControlPath } from './screens.ts'
import { useSummary } from './use-summary.ts'
import { waitingRows } from './waiting-rows.ts'

/** The duty board's panel of what waits for the treasurer. */
export function FeesTile() {
  const t = useTexts('feeHomePage')
  const exists = usePageExists()
  const asked = useSummary()
  const rows = asked.data ? waitingRows(asked.data, t) : undefined
  return (
    <Panel
      title={t('tile')}
      number={rows?.length}
      extra={
        <Link className="lb-link" to={managementControlPath as string}>
          {t('tileAll')}
        </Link>
      }
    >
      <Loaded
        of={asked}
        failed={t('tileFailed')}
        skeleton={['1fr', 80]}
        rows={2}
        empty={<p className="fh-none lb-quiet">{t('tileNone')}</p>}
        isEmpty={() => rows?.length === 0}
      >
        {() => (
          <ul className="lb-divided">
            {rows?.map(({ key, title, sum, isLate, to }) => (
              <li key={key} className="fh-income">
                {exists(to) ? (
                  <Link className="lb-link" to={to as string}>
                    {title}
                  </Link>
                ) : (
                  <span>{title}</span>
                )}
                <span className={isLate ? 'fh-wait' : ''}>{sum}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
