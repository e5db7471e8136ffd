import './page-texts.ts'
import './gas.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { overviewOf } from '#modules/everyday/gas-paths.ts'
import { periodsQuery, usePeriodWords } from '#modules/everyday/gas-periods/web/public.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import type { GasReading } from '../shapes.ts'
import { HeadActs } from './HeadActs.tsx'
import { ListFoot } from './ListFoot.tsx'
import { overviewQuery, useGasChanges } from './queries.ts'
import { ReadingSide } from './ReadingSide.tsx'
import type { OverviewSearch } from './screens.ts'
import { useReadingColumns } from './use-reading-columns.tsx'

const isMissing = ({ current, isSmart }: GasReading) => current === null && !isSmart

/** What is looked at first: what is abnormal, then what went round or was changed, all in door order. */
const urgency = ({ isAbnormal, isLeak }: GasReading) => (isAbnormal && isLeak ? 0 : isAbnormal ? 1 : 2)

/** A period of gas readings: every household in door order, what was read there, and what is to be done about it. */
export function OverviewPage() {
  const t = useTexts('gasReadingsPage')
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const goTo = useNavigate()
  const asked = useQuery(overviewQuery(id))
  const { data: periods } = useQuery(periodsQuery)
  const { months, days } = usePeriodWords()
  useGasChanges()
  const period = asked.data?.period
  const choose = (periodId: string) => {
    const chosen = periods?.find((one) => one.periodId === periodId)
    if (chosen) void goTo({ href: overviewOf(chosen) })
  }
  return (
    <div className="lb-page gr-whole">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        <span className="gr-period">
          <ChoiceInput
            aria-label={t('period')}
            value={id}
            options={(periods ?? []).map((one) => ({ value: one.periodId, label: months(one.ym) }))}
            onChoose={choose}
          />
        </span>
        {period && <span className="lb-quiet">{days(period)}</span>}
        {period && <HeadActs period={period} />}
      </div>
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={['1fr', 90, 90, 90, 90, 140]}
        rows={10}
        isEmpty={({ readings }) => !readings.length}
        empty={<EmptyState icon="bolt" title={t('empty')} text={t('emptyText')} />}
      >
        {(data) => <Overview {...data} />}
      </Loaded>
    </div>
  )
}

function Overview({ period, readings }: { period: GasPeriod; readings: readonly GasReading[] }) {
  const t = useTexts('gasReadingsPage')
  const columns = useReadingColumns()
  const { search, change } = useAddress<OverviewSearch>()
  const { show } = search
  const look = readings.filter(({ isAbnormal }) => isAbnormal)
  const missing = readings.filter(isMissing)
  const filled = readings.filter(({ current }) => current !== null)
  const all = readings.toSorted((a, b) => urgency(a) - urgency(b))
  const rows = show === 'look' ? look : show === 'missing' ? missing : show === 'filled' ? filled : all
  const open = rows.find(({ householdId }) => householdId === search.open) ?? rows[0]
  const figures = [
    ['filled', t('filledOf', { filled: filled.length, total: readings.length })],
    ['look', t('homes', { count: look.length })],
    ['missing', t('homes', { count: missing.length })],
  ] as const
  return (
    <div className="gr-page">
      <section className="lb-panel" aria-label={t('title')}>
        <div className="gr-figures">
          {figures.map(([name, said]) => (
            <button
              key={name}
              type="button"
              aria-pressed={show === name}
              data-look={name === 'look' && look.length > 0}
              onClick={() => change({ show: show === name ? undefined : name, open: undefined })}
            >
              {t(name)}
              <b>{said}</b>
            </button>
          ))}
          <div>
            {t('usage')}
            <b>{t('units', { count: period.usage.toLocaleString('en') })}</b>
          </div>
        </div>
        <div className="gr-rows">
          {rows.length ? (
            <DataTable
              rows={rows}
              columns={columns}
              idOf={({ householdId }) => householdId}
              open={open?.householdId}
              onOpen={(householdId) => change({ open: householdId })}
            />
          ) : (
            <EmptyState icon="check" title={t('nothing')} />
          )}
        </div>
        <ListFoot period={period} missing={missing.length} readings={readings} />
      </section>
      {open && <ReadingSide key={open.householdId} period={period} reading={open} />}
    </div>
  )
}
