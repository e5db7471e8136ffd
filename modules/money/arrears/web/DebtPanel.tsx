import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { feeBase } from '#modules/money/fee-items/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { Debt, DebtDetail } from '../contract.ts'
import { CourtConditions } from './CourtConditions.tsx'
import { DemandLines } from './DemandLines.tsx'
import { useDebtName, useFormer } from './debt-name.ts'
import { debtQuery } from './queries.ts'
import { speakDay } from './speak-day.ts'
import { usePrint } from './use-print.ts'

interface DebtPanelProps {
  householdId: string
  /** Who of it owes; absent: who pays now. */
  debtId: string | undefined
  /** Absent: this person may not dun. */
  onDun: ((debt: Debt) => void) | undefined
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** What one household owes: its bills, interest, whether a court can be asked, and every step that was taken. */
export function DebtPanel({ householdId, debtId, onDun, ...ways }: DebtPanelProps) {
  const t = useTexts('arrearsPage')
  const asked = useQuery(debtQuery({ tabletId: householdId, debtId }))
  const print = usePrint()
  const [nameOf, former] = [useDebtName(), useFormer()]
  const { data } = asked
  return (
    <DetailPanel
      label={data ? t('debtOf', { household: nameOf(data) }) : t('household')}
      over={data && (data.overdue > 0 ? t('overduePeriods', { count: data.periods }) : t('nothingOverdue'))}
      title={data && <HouseholdName size="title" label={data.label} names={former(data) || data.payer} />}
      foot={
        data && (
          <>
            <Button
              icon={<Icon name="print" />}
              disabled={print.busy}
              onClick={() => print.statement({ tabletId: householdId, debtId: data.debtId })}
            >
              {t('statement')}
            </Button>
            {onDun && (
              <Button
                type="primary"
                disabled={data.overdue <= 0 || data.waiting > 0}
                onClick={() => onDun(data)}
              >
                {t('dun')}
              </Button>
            )}
          </>
        )
      }
      {...ways}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[100, '1fr']} rows={9}>
        {(debt) => (
          <div className="lb-stack lb-gap-20">
            {debt.waiting > 0 && (
              <Note tone="wait">{t('waitingNote', { amount: showMoney(debt.waiting) })}</Note>
            )}
            <Sums debt={debt} />
            <Bills debt={debt} />
            <Others debt={debt} />
            <CourtConditions debt={debt} />
            <DemandLines demands={debt.demands} mayDun={onDun !== undefined} />
            <Payments debt={debt} />
          </div>
        )}
      </Loaded>
    </DetailPanel>
  )
}

function Sums({ debt }: { debt: DebtDetail }) {
  const t = useTexts('arrearsPage')
  return (
    <Facts
      rows={[
        [t('overdue'), <b key="overdue">{showMoney(debt.overdue)}</b>],
        [t('notDue'), debt.aging.notDue > 0 && showMoney(debt.aging.notDue)],
        [
          t('oldest'),
          debt.oldestOn &&
            `${t('days', { count: debt.days })}　${t('dueOn', { day: speakDay(debt.oldestOn) })}`,
        ],
        [
          t('interest'),
          debt.interest > 0 && (
            <>
              {showMoney(debt.interest)} <span className="lb-14 lb-quiet">{t('interestText')}</span>
            </>
          ),
        ],
        [
          t('interestOfPaid'),
          debt.interestOfPaid > 0 && (
            <>
              {showMoney(debt.interestOfPaid)}{' '}
              <span className="lb-14 lb-quiet">{t('interestOfPaidText')}</span>
            </>
          ),
        ],
        [t('prepaid'), debt.prepaid > 0 && showMoney(debt.prepaid)],
      ]}
    />
  )
}

function Bills({ debt: { bills } }: { debt: DebtDetail }) {
  const t = useTexts('arrearsPage')
  const mayOpen = useAllowed()([{ can: 'bills.view' }]).length > 0
  if (!bills.length) return null
  return (
    <section>
      <h3>{t('bills')}</h3>
      <ul className="lb-divided">
        {bills.map(({ billId, billBulkId, feeType, provider, runName, number, dueOn, left }) => (
          <li key={billId} className="ar-row">
            <span>
              {mayOpen ? (
                <Link
                  className="lb-link"
                  to={`${feeBase({ feeType, provider })}/detail/${billBulkId}/${billId}` as string}
                >
                  {runName}
                </Link>
              ) : (
                runName
              )}{' '}
              <span className="lb-14 lb-quiet">{number}</span>
            </span>
            <span className="lb-14 lb-quiet">{t('dueOn', { day: speakDay(dueOn) })}</span>
            <b>{showMoney(left)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ debt: { others } }: { debt: DebtDetail }) {
  const t = useTexts('arrearsPage')
  const former = useFormer()
  if (!others.length) return null
  return (
    <section>
      <h3>{t('others')}</h3>
      <ul className="lb-divided">
        {others.map((other) => (
          <li key={other.debtId} className="ar-row">
            <span>{former(other) || other.payer || t('present')}</span>
            <span className="lb-14 lb-quiet">{other.overdue > 0 ? t('late') : t('notDue')}</span>
            <b>{showMoney(other.total)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Payments({ debt: { lastPayments } }: { debt: DebtDetail }) {
  const t = useTexts('arrearsPage')
  if (!lastPayments.length) return null
  return (
    <section>
      <h3>{t('lastPayments')}</h3>
      <ul className="lb-divided">
        {lastPayments.map(({ paymentId, day, amount, isReversed }) => (
          <li key={paymentId} className="ar-row">
            <span>{speakDay(day)}</span>
            <span className="lb-14 lb-quiet">{isReversed && t('reversed')}</span>
            <b>{showMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
