import './page-texts.ts'
import './rates.css'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { chargingRatePath, parkingRatePath } from '#modules/charging/charging-paths.ts'
import { ratesApi } from '#modules/charging/charging-rates/web/public.ts'
import { firstRate } from './first-rate.ts'
import { TaipowerPanel } from './TaipowerPanel.tsx'
import { type Rates, useNewestRate } from './use-newest-rate.ts'
import { VersionRows } from './VersionRows.tsx'

/** All versions of the rates, what waits of them, and what Taipower takes. */
export function RatesPage() {
  const t = useTexts('chargingRatesPage')
  const rates = useNewestRate()
  return (
    <div className="lb-page">
      <Loaded of={rates} failed={t('loadFailed')} skeleton={['1fr', 140, 140, 140]}>
        {(found) => <Shown rates={found} />}
      </Loaded>
    </div>
  )
}

function Shown({ rates }: { rates: Rates }) {
  const t = useTexts('chargingRatesPage')
  const queries = useQueryClient()
  const goTo = useNavigate()
  const open = rates.versions.find(({ state }) => state !== 'enacted')
  const mayEdit = useAllowed()([{ can: 'chargingRates.edit' }]).length > 0
  const add = useSubmit(
    async (retry) => {
      const newest = rates.versions[0]
      const today = dayOf(new Date())
      // The first day of a month, after whatever is in force.
      const after = newest && newest.startsOn > today ? newest.startsOn : today
      const startsOn = `${dayAfter(`${after.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
      const content = { ...(newest ?? firstRate), startsOn }
      await ratesApi.add({ ...content, rateId: retry.idOf(content), isSubmitted: false }, retry)
      await queries.invalidateQueries({ queryKey: ['charging'] })
      void goTo({ href: chargingRatePath })
    },
    { onFailure: inBox },
  )
  return (
    <>
      <div className="lb-page-head lb-wrap">
        <h1>{t('title')}</h1>
        <span className="lb-quiet">{t('lead')}</span>
        <span className="lb-grow" />
        <Link className="lb-link" to={parkingRatePath}>
          {t('parkingTitle')}
        </Link>
        {open ? (
          <Button onClick={() => void goTo({ href: chargingRatePath })}>
            {t('openDraft', { number: open.number })}
          </Button>
        ) : (
          mayEdit && (
            <Button type="primary" loading={add.busy} onClick={() => void add.submit()}>
              {t('add')}
            </Button>
          )
        )}
      </div>
      <div className="cr-columns">
        <Panel title={t('versions')} number={rates.versions.length}>
          {rates.versions.length ? (
            <VersionRows rates={rates} />
          ) : (
            <EmptyState icon="bolt" title={t('none')} text={t('noneText')} />
          )}
        </Panel>
        <TaipowerPanel rates={rates} />
      </div>
    </>
  )
}
