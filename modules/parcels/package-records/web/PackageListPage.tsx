import './list-texts.ts'
import './package-list.css'
import { useNavigate } from '@tanstack/react-router'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { usePackagesEvents } from '#modules/parcels/packages/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { packageExport } from '../contract.ts'
import { filtersOf } from './list-query.ts'
import { PackageDetailPanel } from './PackageDetailPanel.tsx'
import { PackageSelection } from './PackageSelection.tsx'
import { usePackageActs } from './use-package-acts.tsx'
import { usePackageColumns } from './use-package-columns.tsx'
import { usePackageList } from './use-package-list.tsx'

/** All packages, whatever became of them: found, looked at, corrected, handed over, taken back. */
export function PackageListPage() {
  const t = useTexts('packageList')
  const title = useTexts('packageRecords')('list')
  const goTo = useNavigate()
  const mayRegister = useAllowed()([{ can: 'packages.register' }]).length > 0
  usePackagesEvents()
  const { list, counts, find } = usePackageList()
  const { search, selection } = list
  const acts = usePackageActs(selection.clear)
  useScanner(({ text }) => find(text))
  const columns = usePackageColumns(list.rows, search.state === 'handedOver')
  return (
    <>
      <ListPage
        list={list}
        title={title}
        counts={counts}
        extra={
          <>
            <ExportButton kind={packageExport} title={title} query={filtersOf(search)} words={list.words} />
            {mayRegister && (
              <Button
                icon={<Icon name="plus" />}
                aria-keyshortcuts="Alt+A"
                onClick={() => void goTo({ href: '/community/postalDespatcher_v2.aspx' })}
              >
                {t('register')} <Key keys="Alt A" />
              </Button>
            )}
          </>
        }
        table={{
          className: 'pl-table',
          columns,
          ticks: acts.mayKeep && {
            all: t('tickAll'),
            label: ({ serialNumber, label }) => t('tick', { serialNumber, label }),
          },
        }}
        failed={t('loadFailed')}
        failedText={t('loadFailedText')}
        skeleton={[20, 40, 84, 72, 56, 96, 56, 96, 72]}
        skeletonRows={12}
        empty={{ title: t('nothingTitle'), text: t('nothingYet') }}
        notFound={{
          title: t('nothingTitle'),
          text: t('nothingText'),
          children: search.state !== 'all' && (
            <Button onClick={() => list.narrow({ state: 'all' })}>{t('showAll')}</Button>
          ),
        }}
        acts={<PackageSelection chosen={list.chosen} acts={acts} onClear={selection.clear} />}
        detail={(packageId) => (
          <PackageDetailPanel packageId={packageId} row={list.opened} acts={acts} {...list.ways} />
        )}
      />
      {acts.sheets}
    </>
  )
}
