import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { FeeSummary, Income } from '../contract.ts'
import { isChannel } from './channels.ts'
import { feePaths } from './paths.ts'

/** Refunds and voids that a second person looks at. */
export function RefundsPanel({ refunds }: Pick<FeeSummary, 'refunds'>) {
  const t = useTexts('feeHomePage')
  const mayApprove = useAllowed()([{ can: 'payments.approve' }]).length > 0
  return (
    <Panel title={t('refunds')} number={refunds.length} summary={t('refundsText')}>
      {refunds.length === 0 ? (
        <p className="fh-none lb-quiet">{t('noRefund')}</p>
      ) : (
        <ul className="lb-divided">
          {refunds.map(({ id, isVoid, label, amount, requestedByName, requestedAt }) => (
            <li key={id} className="fh-refund">
              <span>
                <HouseholdName
                  label={label}
                  names={t(isVoid ? 'voidOf' : 'refundOf', { amount: showMoney(amount) })}
                />
                <span className="lb-quiet fh-text">
                  {t('requested', { name: requestedByName, time: speakTime(requestedAt) })}
                </span>
              </span>
              <Link className="lb-link" to={`${feePaths.deposit}?view=refunds` as string}>
                {t(mayApprove ? 'review' : 'see')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** What came in today, the newest first. */
export function TodayPanel({ today }: Pick<FeeSummary, 'today'>) {
  const t = useTexts('feeHomePage')
  return (
    <Panel
      title={t('today')}
      number={today.count}
      summary={today.count > 0 && showMoney(today.amount)}
      extra={
        <Link className="lb-link" to={feePaths.writeoffs as string}>
          {t('allToday')}
        </Link>
      }
      grow
    >
      {today.count === 0 ? (
        <p className="fh-none lb-quiet">{t('nothingToday')}</p>
      ) : (
        <ul className="lb-divided">
          {today.newest.map((item) => (
            <IncomeRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function IncomeRow({ item }: { item: Income }) {
  const t = useTexts('feeHomePage')
  const { label, payerName, channel, amount, open } = item
  return (
    <li className={`fh-income${open > 0 ? ' fh-open' : ''}`}>
      <span className="lb-min">
        {label ? <HouseholdName label={label} names={payerName} /> : <b>{t('unknownPayer')}</b>}
        <span className="lb-quiet fh-text">{t(`channel_${isChannel(channel) ? channel : 'other'}`)}</span>
      </span>
      <span className={open > 0 ? 'fh-wait' : ''}>
        {open > 0 ? t('open', { amount: showMoney(open) }) : showMoney(amount)}
      </span>
    </li>
  )
}
