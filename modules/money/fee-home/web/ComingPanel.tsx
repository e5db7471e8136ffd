import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Coming, FeeSummary } from '../contract.ts'
import { speakDay } from './days.ts'
import { feePaths, runPath } from './paths.ts'

/** 接下來: what the next weeks bring, the nearest day first. */
export function ComingPanel({ coming }: Pick<FeeSummary, 'coming'>) {
  const t = useTexts('feeHomePage')
  return (
    <Panel title={t('coming')} number={coming.length}>
      {coming.length === 0 ? (
        <p className="fh-none lb-quiet">{t('nothingComing')}</p>
      ) : (
        <ol className="lb-divided">
          {coming.map((each) => (
            <ComingRow key={`${each.kind} ${each.day} ${each.runId}`} coming={each} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function ComingRow({ coming }: { coming: Coming }) {
  const t = useTexts('feeHomePage')
  const { kind, day, name, runId, provider, feeType, count, amount } = coming
  const to = runId ? runPath({ provider, feeType, runId }) : feePaths.reconcile
  return (
    <li className="fh-coming">
      <b>{speakDay(day)}</b>
      <span className="lb-min">
        <Link className="lb-link" to={to as string}>
          {name || t('reconcile')}
        </Link>
        <span className="lb-quiet fh-text">{t(`coming_${kind}`)}</span>
      </span>
      <span className="fh-end">
        {kind === 'payout'
          ? showMoney(amount)
          : t(kind === 'draft' ? 'comingBills' : 'comingHomes', { count })}
      </span>
    </li>
  )
}
