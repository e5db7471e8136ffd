import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Asset, onlyDigits, returnCount } from './use-assets.ts'

export interface AssetRowsProps {
  assets: readonly Asset[]
  onChange: (one: Asset, patch: Partial<Pick<Asset, 'returnQuantity' | 'isReturned'>>) => void
  onAll: (isReturned: boolean) => void
}

/** What was lent, to be ticked as it comes back, with how many. */
export function AssetRows({ assets, onChange, onAll }: AssetRowsProps) {
  const t = useTexts('visitorLeave')
  const isAll = assets.every((one) => one.isReturned)
  return (
    <section className="vx-assets">
      <div className="vx-assets-head">
        <h3>{t('assets')}</h3>
        {assets.length > 1 && (
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && assets.some((one) => one.isReturned)}
            onChange={(event) => onAll(event.target.checked)}
          >
            {t('allBack')}
          </Checkbox>
        )}
      </div>
      <ul>
        {assets.map((one, nth) => {
          const wrong = one.isReturned && returnCount(one) === undefined
          return (
            <li key={one.key} data-chosen={one.isReturned || undefined}>
              <Checkbox
                checked={one.isReturned}
                aria-label={t('takeAsset', { name: one.name })}
                aria-keyshortcuts={`Alt+${nth + 1}`}
                onChange={(event) => onChange(one, { isReturned: event.target.checked })}
              >
                <span className="vx-id">{one.displayId}</span> {one.name}
              </Checkbox>
              {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
              <span className="lb-14 lb-quiet lb-nowrap">{t('lentCount', { count: one.quantity })}</span>
              <TextInput
                className="vx-count"
                aria-label={t('returnCount', { name: one.name })}
                aria-invalid={wrong || undefined}
                inputMode="numeric"
                value={one.returnQuantity}
                onText={(typed) => onChange(one, { returnQuantity: onlyDigits(typed), isReturned: true })}
                onFocus={(event) => event.currentTarget.select()}
              />
              {wrong && (
                <span className="lb-field-line lb-field-amber vx-wrong" role="alert">
                  <Icon name="warn" size={16} />
                  {t('countWrong', { most: one.quantity })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
