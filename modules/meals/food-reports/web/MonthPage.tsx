import './page-texts.ts'
import './reports.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { exportReportPath } from '#modules/meals/paths.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { foodReports, type MonthReport } from '../contract.ts'
import { monthAfter } from './month-step.ts'
import type { MonthSearch } from './screens.ts'

const api = client(foodReports)
const show = (count: number) => count.toLocaleString('en-US')

/** A month of the kitchen by dish, household and purse. */
export function MonthPage() {
  const t = useTexts('foodReportsPage')
  const words = useTexts('foodReports')
  const goTo = useNavigate()
  const mayExport = useAllowed()([{ can: 'foodReports.export' }]).length > 0
  const { search, change } = useAddress<MonthSearch>()
  const thisMonth = dayOf(new Date(useMinute())).slice(0, 7)
  const ym = search.ym ?? thisMonth
  const [year = '', month = ''] = ym.split('-')
  const asked = useQuery({
    queryKey: ['foodReports', 'month', ym],
    queryFn: async () => (await api.month({ ym })).data,
  })
  useChanges(['foodOrders.'], () => void asked.refetch())
  return (
    <div className="lb-page">
      <div className="lb-page-head lb-wrap">
        <h1>{words('month')}</h1>
        <div className="lb-line lb-gap-4">
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('before')}
            onClick={() => change({ ym: monthAfter(ym, -1) })}
          >
            <Icon name="left" />
          </button>
          <b className="lb-20 lb-nowrap" role="status">
            {t('ym', { year, month: Number(month) })}
          </b>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('after')}
            disabled={ym >= thisMonth}
            onClick={() => change({ ym: monthAfter(ym, 1) })}
          >
            <Icon name="right" />
          </button>
        </div>
        <p className="lb-quiet lb-14">{t('lead')}</p>
        {mayExport && (
          <Button className="lb-end" onClick={() => void goTo({ to: exportReportPath })}>
            {t('toExports')}
          </Button>
        )}
      </div>
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', '1fr']} rows={8}>
        {(report) => <Report report={report} />}
      </Loaded>
    </div>
  )
}

function Report({ report: { sums, dishes, households } }: { report: MonthReport }) {
  const t = useTexts('foodReportsPage')
  const points = sums.normalPoints + sums.cashPoints
  const purses = [
    { name: t('normal'), points: sums.normalPoints },
    { name: t('cash'), points: sums.cashPoints },
  ]
  const percent = (part: number) => t('percent', { count: points ? Math.round((part / points) * 100) : 0 })
  if (!sums.orders && !sums.voided) return <EmptyState icon="tray" title={t('none')} text={t('noneText')} />
  return (
    <div className="ko-grid">
      <dl className="lb-panel ko-sums">
        {(
          [
            ['orders', sums.orders],
            ['portions', sums.portions],
            ['points', points],
            ['voided', sums.voided],
            ['dead', sums.deadPoints],
          ] as const
        ).map(([key, count]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{show(count)}</dd>
          </div>
        ))}
      </dl>
      <Panel title={t('byDish')} number={dishes.length} className="ko-dishes">
        <DataTable
          rows={dishes}
          idOf={({ name }) => name}
          columns={[
            { head: t('dish'), phone: 'first', cell: ({ name }) => <b>{name}</b> },
            { head: t('portions'), width: 96, align: 'end', phone: 'end', cell: (row) => show(row.portions) },
            {
              head: t('points'),
              width: 104,
              align: 'end',
              phone: 'underEnd',
              isLabelled: true,
              cell: (row) => show(row.points),
            },
            { head: t('share'), width: 80, align: 'end', phone: 'none', cell: (row) => percent(row.points) },
          ]}
        />
      </Panel>
      <div className="lb-stack">
        <Panel title={t('byPurse')}>
          <DataTable
            rows={[...purses, { name: t('sum'), points }]}
            idOf={({ name }) => name}
            columns={[
              { head: t('purse'), phone: 'first', cell: ({ name }) => <b>{name}</b> },
              { head: t('points'), width: 104, align: 'end', phone: 'end', cell: (row) => show(row.points) },
              {
                head: t('share'),
                width: 80,
                align: 'end',
                phone: 'none',
                cell: (row) => percent(row.points),
              },
            ]}
          />
        </Panel>
        <Panel title={t('byHousehold')} number={households.length}>
          <DataTable
            rows={households}
            idOf={({ householdId }) => householdId}
            columns={[
              { head: t('household'), phone: 'first', cell: ({ label }) => <b>{label}</b> },
              { head: t('orders'), width: 88, align: 'end', phone: 'none', cell: (row) => show(row.orders) },
              {
                head: t('normal'),
                width: 92,
                align: 'end',
                phone: 'end',
                isLabelled: true,
                cell: (row) => show(row.normalPoints),
              },
              {
                head: t('cash'),
                width: 92,
                align: 'end',
                phone: 'underEnd',
                isLabelled: true,
                cell: (row) => show(row.cashPoints),
              },
            ]}
          />
        </Panel>
      </div>
    </div>
  )
}
