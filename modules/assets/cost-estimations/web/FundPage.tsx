import './fund-texts.ts'
import './fund.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { budgetPath } from '#modules/assets/paths.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Given } from '#platform/contract/call.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { costEstimations, fundOf, mostRaise } from '../contract.ts'
import { FundChart } from './FundChart.tsx'
import { FundList } from './FundList.tsx'
import { FundVerdict } from './FundVerdict.tsx'
import { FundWorks } from './FundWorks.tsx'
import { PlanDialog } from './PlanDialog.tsx'

const api = client(costEstimations)
type Estimate = Given<typeof costEstimations.calls.estimate>['data']
const spans = ['10', '20', '30'] as const
const views = ['forecast', 'budget', 'works'] as const
type View = Exclude<(typeof views)[number], 'budget'>

const FundPaper = lazy(async () => ({ default: (await import('./FundPaper.tsx')).FundPaper }))

/** What is left of the repair fund in years to come, as it is paid now and with a raise that one tries. */
export function FundPage() {
  const t = useTexts('fundPage')
  const [years, setYears] = useState<(typeof spans)[number]>('30')
  const [view, setView] = useState<View>('forecast')
  const [open, setOpen] = useState<'settings' | 'paper'>()
  const [tried, setTried] = useState<number>()
  const mayChange = useAllowed()([{ can: 'costEstimations.change' }]).length > 0
  const queries = useQueryClient()
  const goTo = useNavigate()
  useChanges(
    ['costEstimations.', 'assets.'],
    () => void queries.invalidateQueries({ queryKey: ['costEstimations'] }),
  )
  const found = useQuery({
    queryKey: ['costEstimations', years],
    queryFn: async () => (await api.estimate({ years: Number(years) })).data,
    placeholderData: keepPreviousData,
  })
  const shown = found.data && withRaise(found.data, tried)
  const close = () => setOpen(undefined)
  return (
    <div className="lb-page">
      <div className="lb-page-head lb-wrap">
        <h1>{t('title', { years })}</h1>
        <Segments
          label={t('views')}
          value={view as (typeof views)[number]}
          onChange={(next) =>
            next === 'budget' ? void goTo({ href: budgetPath(taipei(new Date()).year) }) : setView(next)
          }
          options={views.map((value) => ({
            value,
            label:
              value === 'works'
                ? `${t('view_works')} ${found.data?.replacements.length ?? ''}`
                : t(`view_${value}`),
          }))}
        />
        <Segments
          label={t('horizon')}
          value={years}
          onChange={setYears}
          options={spans.map((value) => ({ value, label: t('years', { years: value }) }))}
        />
        <span className="lb-grow" />
        {shown && (
          <>
            <Button icon={<Icon name="print" />} onClick={() => setOpen('paper')}>
              {t('print')}
            </Button>
            <ExportButton years={shown.funds.length - 1} raisePerPing={shown.plan.raisePerPing} />
            {mayChange && <Button onClick={() => setOpen('settings')}>{t('settings')}</Button>}
          </>
        )}
      </div>
      <Loaded of={found} failed={t('loadFailed')} skeleton={['2fr', '1fr']}>
        {(estimate) => <Shown estimate={withRaise(estimate, tried)} view={view} onRaise={setTried} />}
      </Loaded>
      {open === 'settings' && found.data && (
        <PlanDialog
          plan={found.data.plan}
          onClose={() => {
            setTried(undefined)
            close()
          }}
        />
      )}
      {open === 'paper' && shown && <FundPaper {...shown} onDone={close} />}
    </div>
  )
}

/** The forecast with the raise that is tried; undefined: with the one that is kept. */
function withRaise(estimate: Estimate, tried: number | undefined): Estimate {
  const { plan: kept, replacements, funds: first } = estimate
  const plan = { ...kept, raisePerPing: tried ?? kept.raisePerPing }
  const span = { thisYear: first[0]?.year ?? 0, years: first.length - 1 }
  return { ...estimate, plan, funds: fundOf(plan, replacements, span) }
}

/** The forecast as a workbook, with the raise that is tried. */
function ExportButton({ years, raisePerPing }: { years: number; raisePerPing: number }) {
  const t = useTexts('fundPage')
  const file = useSubmit(
    () => saveFile(addressOf(costEstimations.calls.exportForecast, { years, raisePerPing })),
    { onFailure: inBox },
  )
  return (
    <Button loading={file.busy} onClick={() => void file.submit()}>
      {t('export')}
    </Button>
  )
}

interface ShownProps {
  estimate: Estimate
  view: View
  onRaise: (raisePerPing: number) => void
}

function Shown({ estimate: { plan, replacements, funds, unknown }, view, onRaise }: ShownProps) {
  const t = useTexts('fundPage')
  const { raisePerPing } = plan
  const change = (by: number) => onRaise(Math.min(mostRaise, Math.max(0, raisePerPing + by)))
  useHotKey('Alt+ArrowUp', 'fundPage:more', () => change(1))
  useHotKey('Alt+ArrowDown', 'fundPage:less', () => change(-1))
  const facts = [
    [t('today'), showMoney(plan.balance)],
    [t('monthly'), showMoney(plan.monthlyPerPing)],
    [t('inflation'), t('percent', { value: (plan.inflationBp / 100).toFixed(1) })],
    [t('interest'), t('percent', { value: (plan.interestBp / 100).toFixed(1) })],
    [t('pings'), (plan.pingHundredths / 100).toLocaleString('en')],
  ] as const
  return (
    <>
      <div className="lb-panel cf-facts">
        {facts.map(([label, value]) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
        <span className="cf-raise">
          {t('raiseLabel', { year: plan.raiseFrom })}
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('less')}
            disabled={raisePerPing === 0}
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => change(-1)}
          >
            <Icon name="minus" size={16} />
          </button>
          <b aria-live="polite">NT${raisePerPing}</b>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('more')}
            disabled={raisePerPing >= mostRaise}
            aria-keyshortcuts="Alt+ArrowUp"
            onClick={() => change(1)}
          >
            <Icon name="plus" size={16} />
          </button>
          <Key keys="Alt ↓" />
          <Key keys="Alt ↑" />
        </span>
      </div>
      {view === 'works' ? (
        <FundList years={funds.length - 1} replacements={replacements} />
      ) : (
        <div className="cf-columns">
          <Panel title={t('balance')} summary={t('balanceLead')}>
            <FundChart funds={funds} />
            <FundVerdict plan={plan} funds={funds} replacements={replacements} onRaise={onRaise} />
            {unknown > 0 && <p className="lb-inner lb-14 lb-quiet">{t('unknown', { count: unknown })}</p>}
          </Panel>
          <FundWorks funds={funds} replacements={replacements} raisePerPing={raisePerPing} />
        </div>
      )}
    </>
  )
}
