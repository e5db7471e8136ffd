import './list-texts.ts'
import './registrations.css'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { Pager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { visitorRegistrations } from '../contract.ts'
import { FormAddress } from './FormAddress.tsx'
import { RegistrationRow } from './RegistrationRow.tsx'
import { registrationListRoute } from './screens.ts'

const api = client(visitorRegistrations)

/** Who registered on the public form, and the form's address to print and to copy. */
export function RegistrationListPage() {
  const t = useTexts('registrations')
  const search = registrationListRoute.useSearch()
  const { text = '', from = '', to = '' } = search
  const navigate = registrationListRoute.useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const queries = useQueryClient()
  useChanges(
    ['visitorRegistrations.'],
    () => void queries.invalidateQueries({ queryKey: ['visitorRegistrations'] }),
  )
  const days = instantsOf({ from, to })
  const pages = useCursorPages([text, from, to].join('\n'))
  const input = { keyword: text, from: days.from, to: days.before, after: pages.after, maxCount: 50 }
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['visitorRegistrations', 'list', input],
    queryFn: ({ signal }) => api.listRegistrations(input, { signal }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.data ?? []
  const isFiltered = Boolean(text || from || to)
  return (
    <ListFrame
      title={t('title')}
      filters={
        <>
          <SearchField
            label={t('search')}
            value={text}
            onSearch={(next) => change({ text: next || undefined })}
          />
          <FilterDays
            label={t('day')}
            value={{ from, to }}
            onChange={(span) => change({ from: span.from || undefined, to: span.to || undefined })}
          />
        </>
      }
      onClearFilters={
        isFiltered ? () => change({ text: undefined, from: undefined, to: undefined }) : undefined
      }
      pager={
        <Pager
          pages={pages}
          count={rows.length}
          total={data?.pagination.total}
          unit={t('unit')}
          after={data?.pagination.after ?? ''}
        />
      }
    >
      <FormAddress />
      {isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows columns={[130, 140, 160, 70, '1fr', 120]} rows={8} />
      ) : rows.length ? (
        <table className="lb-table rg-table">
          <thead>
            <tr>
              <th scope="col" className="rg-time">
                {t('at')}
              </th>
              <th scope="col" className="rg-name">
                {t('name')}
              </th>
              <th scope="col" className="rg-phone">
                {t('phone')}
              </th>
              <th scope="col" className="rg-people">
                {t('people')}
              </th>
              <th scope="col">{t('goingTo')}</th>
              <th scope="col" className="rg-act">
                <span className="lb-sr">{t('register')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RegistrationRow key={row.registrationId} row={row} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState
          icon="phone"
          title={t(isFiltered ? 'nothingFound' : 'nothing')}
          text={isFiltered ? undefined : t('nothingText')}
        />
      )}
    </ListFrame>
  )
}
