import { showMoney } from '#platform/contract/show-money.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { assetLabelsPath, supplierDetailPath } from '#modules/assets/paths.ts'
import { wholeAddress } from '#modules/assets/whole-address.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { assets } from '#modules/assets/assets/contract.ts'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { useCategories } from '#modules/assets/assets/web/public.ts'

const api = client(assets)

/** What an asset is and where it stands, with its photos and its label. */
export function FactsPanel({ asset }: { asset: AssetDetail }) {
  const t = useTexts('assetsPage')
  const fields = useCategories().data?.find(
    ({ categoryId }) => categoryId === asset.assetCategoryId,
  )?.ownFields
  const label = useQuery({
    queryKey: ['assets', 'labels', asset.assetId],
    queryFn: async () => {
      const [found] = (await api.labels({ assetIds: [asset.assetId] })).data
      return wholeAddress(found?.address ?? '').address
    },
  })
  const photos = asset.attachments.filter(({ attachmentKind }) => attachmentKind === 'photo')
  const said = (value: string, kind: string | undefined, unit = '') =>
    kind === 'yesNo'
      ? t(value === 'yes' ? 'yes' : 'no')
      : kind === 'day'
        ? showDay(value)
        : `${value} ${unit}`.trim()
  const own = asset.custom.map(({ fieldId, value }) => {
    const field = fields?.find((known) => known.fieldId === fieldId)
    return [field?.name ?? '', value && field ? said(value, field.fieldKind, field.unit) : ''] as const
  })
  const today = dayOf(new Date(useMinute()))
  const warranty = showDay(asset.warrantyUntil ?? '')
  const isOver = asset.warrantyUntil !== null && asset.warrantyUntil < today
  const goTo = useNavigate()
  const printLabel = () => void goTo({ href: `${assetLabelsPath}?assetId=${asset.assetId}` })
  useHotKey('Alt+L', 'assetsPage:printLabel', printLabel)
  const maySeeVendor = useAllowed()([{ can: 'suppliers.view', service: [25, 11] }]).length > 0
  const money = (value: number | null) => (value === null ? '' : showMoney(value))
  return (
    <Panel className="ah-facts">
      {photos.length > 0 && (
        <div className="ah-photos">
          <StoredPictures
            size="large"
            pictures={photos.map(({ path, name, addedAt }) => ({ path, title: name, at: addedAt }))}
          />
        </div>
      )}
      <div className="ah-rows">
        <Facts
          rows={[
            [t('number'), asset.displayId],
            [t('category'), asset.categoryName],
            [t('area'), [asset.areaName, asset.place].filter(Boolean).join('，')],
            [t('brandModel'), [asset.brand, asset.model].filter(Boolean).join(' ')],
            [t('serial'), asset.serialNumber],
            [t('specification'), asset.specification],
            ...own,
            [t('quantity'), asset.quantity],
            [
              t('lendable'),
              asset.lendable > 0 &&
                [asset.lendable, asset.lent > 0 && t('lentOut', { count: asset.lent })]
                  .filter(Boolean)
                  .join('，'),
            ],
            [
              t('bought'),
              [showDay(asset.boughtOn ?? ''), money(asset.purchaseCost)].filter(Boolean).join('　'),
            ],
            [t('warranty'), isOver ? t('warrantyOver', { day: warranty }) : warranty],
            [
              t('vendor'),
              maySeeVendor && asset.supplierId ? (
                <Link
                  key="vendor"
                  className="lb-link"
                  to={supplierDetailPath}
                  search={{ id: asset.supplierId }}
                >
                  {asset.supplierName}
                </Link>
              ) : (
                asset.supplierName
              ),
            ],
            [t('years'), asset.usefulYears !== null && t('yearsOf', { count: asset.usefulYears })],
            [t('note'), asset.note],
          ]}
        />
      </div>
      <div className="ah-label">
        {label.data && <QrCode content={label.data} label={t('labelOf', { name: asset.name })} />}
        <div>
          <b>{asset.displayId}</b>
          <p className="lb-14 lb-quiet">{t('labelText')}</p>
          <Button size="small" icon={<Icon name="print" />} aria-keyshortcuts="Alt+L" onClick={printLabel}>
            {t('printLabel')} <Key keys="Alt L" />
          </Button>
        </div>
      </div>
    </Panel>
  )
}
