import './page-texts.ts'
import './bills.css'
import { Link } from '@tanstack/react-router'
import { showMoney } from '#platform/contract/show-money.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { feesPath } from '#modules/charging/charging-paths.ts'
import { chargingBills, type ChargingMonth } from '../contract.ts'
import { useMonths } from './queries.ts'
import { useMonthWords } from './use-month-words.ts'

/** The order files of the months, for whoever takes them into other books (R419, R420). */
export function OrderListPage() {
  const t = useTexts('chargingBillsPage')
  const months = useMonths()
  return (
    <div className="lb-page">
      <div className="lb-page-head lb-wrap">
        <h1>{t('orders')}</h1>
        <span className="lb-quiet">{t('ordersLead')}</span>
        <span className="lb-grow" />
        <Link className="lb-link" to={feesPath}>
          {t('title')}
        </Link>
      </div>
      <Loaded of={months} failed={t('loadFailed')} skeleton={['1fr', 90, 110, 110]}>
        {(found) => (
          <Panel>
            <Rows months={found} />
          </Panel>
        )}
      </Loaded>
    </div>
  )
}

function Rows({ months }: { months: readonly ChargingMonth[] }) {
  const t = useTexts('chargingBillsPage')
  const words = useMonthWords()
  const file = useSubmit(
    (_retry, month: string) => saveFile(addressOf(chargingBills.calls.exportOrder, { month })),
    { onFailure: inBox },
  )
  return (
    <DataTable
      rows={months}
      idOf={({ month }) => month}
      columns={[
        { head: t('monthLabel'), phone: 'first', cell: ({ month }) => <b>{words.month(month)}</b> },
        {
          head: t('updateBy'),
          width: [200, 150],
          phone: 'none',
          cell: ({ updateBy, drawnAt }) =>
            drawnAt ? t('doneAt', { day: words.day(updateBy), at: speakTime(drawnAt) }) : words.day(updateBy),
        },
        {
          head: t('invoiceBy'),
          width: [200, 150],
          phone: 'none',
          cell: ({ invoiceBy, invoicedAt }) =>
            invoicedAt
              ? t('doneAt', { day: words.day(invoiceBy), at: speakTime(invoicedAt) })
              : words.day(invoiceBy),
        },
        {
          head: t('bills'),
          width: 80,
          align: 'end',
          phone: 'under',
          cell: ({ billCount }) => String(billCount),
        },
        {
          head: t('total'),
          width: 120,
          align: 'end',
          phone: 'end',
          cell: ({ total }) => showMoney(total),
        },
        {
          head: t('state'),
          width: 100,
          phone: 'underEnd',
          cell: ({ state }) => (
            <Mark kind={state === 'invoiced' ? 'done' : state === 'approved' ? 'note' : 'plain'}>
              {t(`state_${state ?? 'notDrawn'}`)}
            </Mark>
          ),
        },
        {
          head: t('file'),
          width: 124,
          align: 'end',
          phone: 'line',
          isActs: true,
          cell: ({ month, approvedAt }) =>
            approvedAt && (
              <Button size="small" loading={file.busy} onClick={() => void file.submit(month)}>
                {t('download')}
              </Button>
            ),
        },
      ]}
    />
  )
}
