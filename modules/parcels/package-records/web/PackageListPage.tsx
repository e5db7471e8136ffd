import './list-texts.ts'
import './package-list.css'
import { useCallback } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { usePackagesEvents } from '#modules/parcels/packages/web/public.ts'
import { sentencesOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { Pager } from '#platform/web/list/Pager.tsx'
import { useSelection } from '#platform/web/list/use-selection.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { isNarrowed, withoutFilters } from './list-filters.ts'
import { ListStates } from './ListStates.tsx'
import { PackageDetailPanel } from './PackageDetailPanel.tsx'
import { PackageExport } from './PackageExport.tsx'
import { PackageFilters } from './PackageFilters.tsx'
import { PackageSelection } from './PackageSelection.tsx'
import { PackageTable } from './PackageTable.tsx'
import { type ListSearch, packageListRoute } from './screens.ts'
import { usePackageActs } from './use-package-acts.tsx'
import { usePackageList } from './use-package-list.ts'

/** All packages, whatever became of them: found, looked at, corrected, handed over, taken back. */
export function PackageListPage() {
  const t = useTexts('packageList')
  const packages = useTexts('packageRecords')
  const search = packageListRoute.useSearch()
  const navigate = packageListRoute.useNavigate()
  const goTo = useNavigate()
  const change = useCallback(
    (next: Partial<ListSearch>) => void navigate({ search: (old) => ({ ...old, ...next }), replace: true }),
    [navigate],
  )
  usePackagesEvents()
  const { state, list, counts, pages, rows, pagination } = usePackageList(search)
  const selection = useSelection(rows.map((one) => one.packageId))
  const acts = usePackageActs(selection.clear)
  // What is scanned on this page is looked for, whatever became of it.
  useScanner(({ text }) => change({ text: text.trim(), state: 'all', open: undefined }))

  const { opened, onPrevious, onNext } = neighbours(
    rows,
    search.open,
    (one) => one.packageId,
    (id) => change({ open: id }),
  )
  const chosen = rows.filter((one) => selection.has(one.packageId))
  return (
    <>
      <ListFrame
        title={packages('list')}
        states={
          <ListStates state={state} counts={counts.data} onChange={(next) => change({ state: next })} />
        }
        extra={
          <>
            <PackageExport search={search} />
            <Button
              icon={<Icon name="plus" />}
              aria-keyshortcuts="Alt+A"
              onClick={() => void goTo({ href: '/community/postalDespatcher_v2.aspx' })}
            >
              {t('register')} <Key keys="Alt A" />
            </Button>
          </>
        }
        filters={<PackageFilters search={search} onChange={change} />}
        onClearFilters={
          isNarrowed(search) ? () => void navigate({ search: withoutFilters, replace: true }) : undefined
        }
        pager={
          <Pager
            pages={pages}
            count={rows.length}
            total={pagination?.total}
            isCapped={pagination?.totalIsCapped}
            after={pagination?.after ?? ''}
          />
        }
        selection={
          chosen.length > 0 && <PackageSelection chosen={chosen} acts={acts} onClear={selection.clear} />
        }
        detail={
          search.open && (
            <PackageDetailPanel
              packageId={search.open}
              row={opened}
              acts={acts}
              onPrevious={onPrevious}
              onNext={onNext}
              onClose={() => change({ open: undefined })}
            />
          )
        }
      >
        {list.error && !list.data ? (
          <ErrorState
            title={t('loadFailed')}
            text={sentencesOf(list.error, t('loadFailedText'))}
            at={new Date(list.errorUpdatedAt)}
            retry={() => void list.refetch()}
          />
        ) : !list.data ? (
          <SkeletonRows columns={[20, 40, 84, 72, 56, 96, 56, 96, 72]} rows={12} />
        ) : rows.length > 0 ? (
          <PackageTable
            rows={rows}
            selection={selection}
            open={search.open}
            onOpen={(open) => change({ open })}
            byHandOver={state === 'handedOver'}
          />
        ) : (
          <Nothing search={search} onChange={change} />
        )}
      </ListFrame>
      {acts.sheets}
    </>
  )
}

function Nothing({
  search,
  onChange,
}: {
  search: ListSearch
  onChange: (next: Partial<ListSearch>) => void
}) {
  const t = useTexts('packageList')
  const navigate = packageListRoute.useNavigate()
  if (!isNarrowed(search)) return <EmptyState title={t('nothingTitle')} text={t('nothingYet')} />
  return (
    <EmptyState title={t('nothingTitle')} text={t('nothingText')}>
      {search.state !== 'all' && <Button onClick={() => onChange({ state: 'all' })}>{t('showAll')}</Button>}
      <Button onClick={() => void navigate({ search: withoutFilters, replace: true })}>{t('clear')}</Button>
    </EmptyState>
  )
}
