import './page-texts.ts'
import './bills.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ordersPath } from '#modules/charging/charging-paths.ts'
import type { ChargingBill, ChargingMonth } from '../contract.ts'
import { monthAfter } from '../contract.ts'
import { BillLines } from './BillLines.tsx'
import { BillRows } from './BillRows.tsx'
import { DaysDialog } from './DaysDialog.tsx'
import { MonthActs } from './MonthActs.tsx'
import { MonthNotes } from './MonthNotes.tsx'
import { monthQuery, useMonths } from './queries.ts'
import { kwh, useMonthWords } from './use-month-words.ts'

/** What households owe for charging in a month: drawn, adjusted, approved, invoiced (R404, R415 to R418). */
export function FeeListPage() {
  const t = useTexts('chargingBillsPage')
  const words = useMonthWords()
  const months = useMonths()
  const [month, setMonth] = useState(() => monthAfter(dayOf(new Date()).slice(0, 7), -1))
  const found = useQuery({ ...monthQuery(month), placeholderData: keepPreviousData })
  const [isSetting, setSetting] = useState(false)
  const mayInvoice = useAllowed()([{ can: 'chargingBills.invoice' }]).length > 0
  const known = months.data?.map((one) => one.month) ?? [month]
  return (
    <div className="lb-page">
      <div className="lb-page-head lb-wrap">
        <h1>{t('title')}</h1>
        <span className="cb-month">
          <ChoiceInput
            aria-label={t('monthLabel')}
            value={month}
            options={known.map((value) => ({ value, label: words.month(value) }))}
            onChoose={setMonth}
          />
        </span>
        {found.data && <State of={found.data.month} />}
        <Link className="lb-link" to={ordersPath}>
          {t('orders')}
        </Link>
        {mayInvoice && (
          <button type="button" className="lb-link" onClick={() => setSetting(true)}>
            {t('days')}
          </button>
        )}
        <span className="lb-grow" />
        {found.data && <MonthActs of={found.data.month} />}
      </div>
      <Loaded of={found} failed={t('loadFailed')} skeleton={['1fr', 90, 110, 110, 110]}>
        {(one) => <Shown key={one.month.month} month={one.month} bills={one.bills} />}
      </Loaded>
      {isSetting && <DaysDialog onClose={() => setSetting(false)} />}
    </div>
  )
}

function State({ of: { state } }: { of: ChargingMonth }) {
  const t = useTexts('chargingBillsPage')
  return <Mark kind={state === 'invoiced' ? 'done' : 'reminded'}>{t(`state_${state ?? 'notDrawn'}`)}</Mark>
}

function Shown({ month, bills }: { month: ChargingMonth; bills: readonly ChargingBill[] }) {
  const t = useTexts('chargingBillsPage')
  const words = useMonthWords()
  const [open, setOpen] = useState<string>()
  const bill = bills.find(({ billId }) => billId === open)
  const steps = [
    [t('updateBy'), words.day(month.updateBy), month.drawnBy],
    [t('approveBy'), words.day(month.approveBy), month.approvedBy],
    [t('invoiceBy'), words.day(month.invoiceBy), month.invoicedBy],
    [t('payoutBy'), words.day(month.payoutBy), ''],
  ]
  return (
    <>
      <MonthNotes of={month} />
      <div className="cb-columns" data-open={bill ? '' : undefined}>
        <Panel
          title={t('bills')}
          number={month.billCount}
          summary={t('sum', {
            count: month.sessionCount,
            kwh: kwh(month.energyWh),
            total: showMoney(month.total),
          })}
        >
          <ol className="cb-steps">
            {steps.map(([label, day, who]) => (
              <li key={label}>
                {label} <b>{day}</b> <span className="lb-14 lb-quiet">{who}</span>
              </li>
            ))}
          </ol>
          {bills.length ? (
            <BillRows
              bills={bills}
              open={open}
              onOpen={(billId) => setOpen(billId === open ? undefined : billId)}
            />
          ) : (
            <EmptyState icon="bolt" title={t('none')} text={t(month.state ? 'noneDrawn' : 'noneText')} />
          )}
        </Panel>
        {bill && <BillLines key={bill.billId} bill={bill} month={month} onClose={() => setOpen(undefined)} />}
      </div>
    </>
  )
}
