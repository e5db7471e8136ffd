import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useAssetChoices } from './use-choices.ts'

interface AssetChoiceProps {
  chosen: readonly string[]
  invalid: string | undefined
  onChoose: (assetIds: readonly string[]) => void
}

/** Things of the register, ticked; those that are ticked stand first. */
export function AssetChoice({ chosen, invalid, onChoose }: AssetChoiceProps) {
  const t = useTexts('maintenancePage')
  const query = useAssetChoices()
  const [text, setText] = useState('')
  const typed = text.trim().toLowerCase()
  const toggle = (assetId: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, assetId] : chosen.filter((id) => id !== assetId))
  return (
    <fieldset className="lb-bare lb-wide lb-grid lb-gap-8">
      <legend className="lb-strong">{t('assets')}</legend>
      <TextInput
        aria-label={t('assetsSearch')}
        placeholder={t('assetsSearch')}
        value={text}
        maxLength={40}
        onText={setText}
      />
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', '1fr']} rows={3}>
        {(all) => (
          <div className="mf-assets">
            {all
              .filter(({ label, assetId }) => chosen.includes(assetId) || label.toLowerCase().includes(typed))
              .toSorted(
                (one, other) => Number(chosen.includes(other.assetId)) - Number(chosen.includes(one.assetId)),
              )
              .map(({ assetId, label }) => (
                <Checkbox
                  key={assetId}
                  checked={chosen.includes(assetId)}
                  onChange={({ target }) => toggle(assetId, target.checked)}
                >
                  {label}
                </Checkbox>
              ))}
          </div>
        )}
      </Loaded>
      {invalid && <p className="lb-unsaved">{invalid}</p>}
    </fieldset>
  )
}
