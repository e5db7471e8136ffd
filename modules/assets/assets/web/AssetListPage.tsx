import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  assetEditPath,
  assetImportPath,
  assetLabelsPath,
  assetSettingPath,
  consumableListPath,
} from '#modules/assets/paths.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { assets } from '../contract.ts'
import { statusNumbers } from '../shapes.ts'
import { AssetDialog } from './AssetDialog.tsx'
import { assetsQuery, filtersOf } from './list-query.ts'
import type { AssetSearch } from './screens.ts'
import { useAssetColumns } from './use-asset-columns.tsx'
import { useAreas, useCategories } from './use-settings.ts'

/** What the community owns; it follows what others change. */
export function AssetListPage() {
  const t = useTexts('assetsPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayChange = allowed([{ can: 'assets.change' }]).length > 0
  const mayImport = allowed([{ can: 'assetImports.use' }]).length > 0
  const [asking, setAsking] = useState<'add'>()
  const queries = useQueryClient()
  useChanges(
    ['assets.', 'assetSettings.', 'visitorLoans.'],
    () => void queries.invalidateQueries({ queryKey: ['assets'] }),
  )
  const address = useAddress<AssetSearch>()
  const file = useSubmit(() => saveFile(addressOf(assets.calls.exportFile, filtersOf(address.search))), {
    onFailure: inBox,
  })
  const categories = useCategories().data ?? []
  const areas = useAreas().data ?? []
  const list = useList({
    address,
    query: assetsQuery,
    idOf: (row) => row.assetId,
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'category',
        label: t('category'),
        options: categories.map((row) => ({ value: row.categoryId, label: row.name })),
      },
      {
        kind: 'choice',
        name: 'area',
        label: t('area'),
        options: areas.map((row) => ({ value: row.areaId, label: row.name })),
      },
      {
        kind: 'choice',
        name: 'status',
        label: t('status'),
        options: statusNumbers.map((value) => ({ value, label: t(`status${value}`) })),
      },
      { kind: 'choice', name: 'lent', label: t('lent'), options: [{ value: 'yes', label: t('lentOnly') }] },
      {
        kind: 'choice',
        name: 'papers',
        label: t('paper'),
        options: [{ value: 'ending', label: t('papersEnding') }],
      },
    ],
  })
  const close = () => setAsking(undefined)
  const { open: _row, ...narrowing } = address.search
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        unit={t('unit')}
        extra={
          <>
            <Button onClick={() => void goTo({ href: consumableListPath })}>{t('consumables')}</Button>
            <Button
              icon={<Icon name="print" />}
              onClick={() => void goTo({ to: assetLabelsPath, search: narrowing })}
            >
              {t('labels')}
            </Button>
            <Button loading={file.busy} onClick={() => void file.submit()}>
              {t('export')}
            </Button>
            {mayChange && (
              <Button onClick={() => void goTo({ href: assetSettingPath })}>{t('settings')}</Button>
            )}
            {mayImport && <Button onClick={() => void goTo({ href: assetImportPath })}>{t('import')}</Button>}
            {mayChange && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAsking('add')}>
                {t('add')}
              </Button>
            )}
          </>
        }
        table={{ columns: useAssetColumns() }}
        onOpen={(assetId) => void goTo({ href: `${assetEditPath}?assetId=${assetId}` })}
        failed={t('loadFailed')}
        skeleton={[90, 200, 90, '1fr', 60, 110]}
        empty={{ icon: 'box', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
      />
      {asking === 'add' && <AssetDialog onClose={close} />}
    </>
  )
}
