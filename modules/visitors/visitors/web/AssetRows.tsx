import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Asset, onlyDigits, returnCount } from './use-assets.ts'

export interface AssetRowsProps {
  assets: readonly Asset[]
  onChange: (asset: Asset, patch: Partial<Pick<Asset, 'returnQuantity' | 'isReturned'>>) => void
  onAll: (isReturned: boolean) => void
}

/** What was lent, to be ticked as it comes back, with how many. */
export function AssetRows({ assets, onChange, onAll }: AssetRowsProps) {
  const t = useTexts('visitorLeave')
  const isAll = assets.every((asset) => asset.isReturned)
  return (
    <section className="vx-assets">
      <div className="vx-assets-head">
        <h3>{t('assets')}</h3>
        {assets.length > 1 && (
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && assets.some((asset) => asset.isReturned)}
            onChange={(event) => onAll(event.target.checked)}
          >
            {t('allBack')}
          </Checkbox>
        )}
      </div>
      <ul>
        {assets.map((asset, nth) => {
          const wrong = asset.isReturned && returnCount(asset) === undefined
          return (
            <li key={asset.key} data-chosen={asset.isReturned || undefined}>
              <Checkbox
                checked={asset.isReturned}
                aria-label={t('takeAsset', { name: asset.name })}
                aria-keyshortcuts={`Alt+${nth + 1}`}
                onChange={(event) => onChange(asset, { isReturned: event.target.checked })}
              >
                <span className="vx-id">{asset.displayId}</span> {asset.name}
              </Checkbox>
              {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
              <span className="lb-14 lb-quiet lb-nowrap">{t('lentCount', { count: asset.quantity })}</span>
              <TextInput
                className="vx-count"
                aria-label={t('returnCount', { name: asset.name })}
                aria-invalid={wrong || undefined}
                inputMode="numeric"
                value={asset.returnQuantity}
                onText={(typed) => onChange(asset, { returnQuantity: onlyDigits(typed), isReturned: true })}
                onFocus={(event) => event.currentTarget.select()}
              />
              {wrong && (
                <span className="lb-field-line lb-field-amber lb-right lb-wide" role="alert">
                  <Icon name="warn" size={16} />
                  {t('countWrong', { most: asset.quantity })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
