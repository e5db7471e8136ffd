import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Collecting, FeeSummary } from '../contract.ts'
import { feePaths, runPath } from './paths.ts'

/** A share in percent with one decimal, cut and never rounded up: what is not whole does not look whole. */
const percentOf = (paid: number, total: number): string =>
  total > 0 ? (Math.floor((paid * 1000) / total) / 10).toFixed(1) : '100.0'

/** How much of each run came in. */
export function CollectingPanel({ collecting }: Pick<FeeSummary, 'collecting'>) {
  const t = useTexts('feeHomePage')
  const total = collecting.reduce((sum, run) => sum + run.total, 0)
  const paid = collecting.reduce((sum, run) => sum + run.paid, 0)
  return (
    <Panel
      title={t('collecting')}
      number={total > 0 ? t('percent', { percent: percentOf(paid, total) }) : undefined}
      summary={total > 0 && t('collected', { total: showMoney(total), left: showMoney(total - paid) })}
      extra={
        <Link className="lb-link" to={feePaths.runs as string}>
          {t('allRuns')}
        </Link>
      }
      className="fh-collecting"
    >
      {collecting.length === 0 ? (
        <EmptyState icon="tray" title={t('nothingToCollect')} text={t('nothingToCollectText')} />
      ) : (
        <ul className="lb-divided">
          {collecting.map((run) => (
            <Run key={run.runId} run={run} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Run({ run }: { run: Collecting }) {
  const t = useTexts('feeHomePage')
  const { name, total, paid, owing, isOverdue } = run
  const percent = percentOf(paid, total)
  const owes = { count: owing, amount: showMoney(total - paid) }
  return (
    <li className="fh-run">
      <Link className="lb-link" to={runPath(run) as string}>
        {name}
      </Link>
      <span className="fh-bar" role="img" aria-label={t('collectedShare', { percent })}>
        <i style={{ width: `${percent}%` }} />
        {isOverdue && <i className="fh-late" />}
      </span>
      <b>{t('percent', { percent })}</b>
      <span className={isOverdue ? 'fh-wait' : 'lb-quiet'}>
        {isOverdue ? t('overdueOf', owes) : t('owingOf', owes)}
      </span>
    </li>
  )
}
