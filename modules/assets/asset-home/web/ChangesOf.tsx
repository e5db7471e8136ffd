import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'

const named = {
  displayId: 'number',
  name: 'name',
  assetCategoryId: 'category',
  areaId: 'area',
  place: 'place',
  assetStatus: 'status',
  quantity: 'quantity',
  lendable: 'lendable',
  brand: 'brand',
  model: 'model',
  serialNumber: 'serial',
  specification: 'specification',
  boughtOn: 'boughtOn',
  purchaseCost: 'cost',
  warrantyUntil: 'warranty',
  usefulYears: 'years',
  residualValue: 'residual',
  replacementCost: 'replacement',
  supplierId: 'vendor',
  note: 'note',
  photo: 'photo',
  paper: 'paper',
} as const

/** Everything that was changed of an asset, the newest first. */
export function ChangesOf({ asset, title }: { asset: AssetDetail; title: string | undefined }) {
  const t = useTexts('assetsPage')
  const fieldOf = (name: string) => (name in named ? t(named[name as keyof typeof named]) : name)
  return (
    <Timeline
      {...(title && { title })}
      lines={asset.timeline.toReversed()}
      what={({ what }) => t(`act_${what}`)}
      field={fieldOf}
      value={(value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? showDay(value) : value)}
    />
  )
}
