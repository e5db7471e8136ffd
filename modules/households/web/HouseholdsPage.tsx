import './list-texts.ts'
import './households-page.css'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { HouseholdDetailPanel } from './HouseholdDetailPanel.tsx'
import { HouseholdTable } from './HouseholdTable.tsx'
import { householdsRoute } from './screens.ts'
import { useBuildings, useHouseholdList } from './use-household-list.ts'

const EndingContracts = lazy(async () => ({
  default: (await import('#modules/residents/web/public.ts')).EndingContracts,
}))

/** All households of a building, or those that a fragment finds; one of them open beside the list. */
export function HouseholdsPage() {
  const t = useTexts('householdList')
  const { building, text = '', open } = householdsRoute.useSearch()
  const navigate = householdsRoute.useNavigate()
  const change = (next: { building?: string; text?: string; open?: string }) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const buildings = useBuildings()
  const fragment = useDeferredValue(text.trim())
  const first = buildings.data?.[0]?.building
  const list = useHouseholdList(building ?? first, fragment)

  useEffect(() => {
    document.querySelector('.lb-row-cur')?.scrollIntoView({ block: 'nearest' })
  }, [open])

  const rows = list.data ?? []
  return (
    <div className="lb-page hl">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        <span className="lb-quiet">{t('shown', { count: rows.length })}</span>
      </div>
      <div className="hl-bar">
        <TextInput
          icon="search"
          value={text}
          aria-label={t('search')}
          placeholder={t('searchShort')}
          onText={(next) => change({ text: next || undefined, open: undefined })}
        />
        {!fragment && buildings.data && (
          <Segments
            label={t('buildings')}
            options={buildings.data.map((one) => ({ value: one.building, label: one.building }))}
            value={building ?? first ?? ''}
            onChange={(next) => change({ building: next, open: undefined })}
          />
        )}
      </div>
      <Suspense fallback={null}>
        <EndingContracts />
      </Suspense>
      <div className={open ? 'hl-body hl-open' : 'hl-body'}>
        <Panel grow className="hl-list">
          {list.isError ? (
            <ErrorState
              title={t('loadFailed')}
              text={t('loadFailedText')}
              retry={() => void list.refetch()}
            />
          ) : list.isPending ? (
            <SkeletonRows columns={[112, 200, 80]} rows={12} />
          ) : rows.length ? (
            <HouseholdTable rows={rows} open={open} onOpen={(id) => change({ open: id })} />
          ) : (
            <EmptyState icon="house" title={t('nothingTitle')} text={t('nothingText')}>
              <button type="button" className="lb-link" onClick={() => change({ text: undefined })}>
                {t('clear')}
              </button>
            </EmptyState>
          )}
        </Panel>
        {open && (
          <HouseholdDetailPanel key={open} householdId={open} onClose={() => change({ open: undefined })} />
        )}
      </div>
    </div>
  )
}
