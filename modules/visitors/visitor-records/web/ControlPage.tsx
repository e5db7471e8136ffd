import './record-texts.ts'
import './visit-texts.ts'
import './visits.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { openLeave, openRegistration } from '#modules/visitors/visitors/web/public.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { ControlTable } from './ControlTable.tsx'
import { EvacuationButton } from './EvacuationButton.tsx'
import { cardUnused } from './old-note.ts'
import { visitorControlRoute } from './screens.ts'
import { recordsApi, useVisitEvents } from './use-visits.ts'

/** The older page of whoever is inside, as its own call tells it: key by key, shaded by hours, with the way out (R166, R169). */
export function ControlPage() {
  const t = useTexts('visitRecord')
  const tv = useTexts('visits')
  const search = visitorControlRoute.useSearch()
  const { text = '', view } = search
  const cardUse = view === 'unused' ? cardUnused : ''
  const navigate = visitorControlRoute.useNavigate()
  const goTo = useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  useVisitEvents()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['visits', 'old', text, cardUse],
    queryFn: async ({ signal }) =>
      (await recordsApi.listForOldPage({ keyword: text, cardUse }, { signal })).data,
    placeholderData: (before) => before,
  })
  const isFiltered = Boolean(text || cardUse)
  return (
    <ListFrame
      title={t('control')}
      states={
        data && (
          <p className="rc-totals" role="status">
            <b>{t('controlCount', { count: data.length })}</b>
          </p>
        )
      }
      extra={
        mayHandle && (
          <>
            <EvacuationButton />
            <Button onClick={() => openLeave()}>{t('leaveByWay')}</Button>
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => openRegistration()}>
              {t('register')}
            </Button>
          </>
        )
      }
      filters={
        <>
          <SearchField
            label={t('controlSearch')}
            value={text}
            onSearch={(next) => change({ text: next || undefined })}
          />
          <FilterSelect
            label={t('cardUse')}
            options={[{ value: 'unused', label: t('cardUnused') }]}
            value={view === 'unused' ? view : undefined}
            onChange={(next) => change({ view: next })}
          />
        </>
      }
      onClearFilters={isFiltered ? () => change({ text: undefined, view: undefined }) : undefined}
    >
      {isError ? (
        <ErrorState title={tv('loadFailed')} text={tv('loadFailedText')} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows columns={[120, 130, 120, 140, '1fr', 90, 80]} rows={8} />
      ) : data.length ? (
        <ControlTable
          rows={data}
          onOpen={(visitorId) => void goTo({ to: visitorPath(visitorId) })}
          onLeave={mayHandle ? openLeave : undefined}
        />
      ) : (
        <EmptyState
          icon="door"
          title={isFiltered ? tv('nothingFound') : t('controlNothing')}
          text={isFiltered ? tv('nothingFoundText') : t('controlNothingText')}
        />
      )}
    </ListFrame>
  )
}
