import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { spaceKinds } from '../shapes.ts'
import type { SpaceDraft } from './property-draft.ts'

interface SpaceFieldsProps {
  space: SpaceDraft
  onChange: (space: SpaceDraft) => void
  onRemove: () => void
}

/** One parking space: number, kind, area. */
export function SpaceFields({ space, onChange, onRemove }: SpaceFieldsProps) {
  const t = useTexts('propertyPage')
  const set = (part: Partial<SpaceDraft>) => onChange({ ...space, ...part })
  return (
    <div className="pp-space">
      <TextInput
        aria-label={t('spaceNumber')}
        placeholder={t('spaceNumber')}
        value={space.number}
        maxLength={20}
        onText={(number) => set({ number })}
      />
      <select
        className="lb-select"
        aria-label={t('kind')}
        value={space.kind}
        onChange={(event) => set({ kind: event.target.value as SpaceDraft['kind'] })}
      >
        {spaceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kind)}
          </option>
        ))}
      </select>
      <TextInput
        aria-label={t('spaceArea')}
        placeholder={t('spaceArea')}
        inputMode="decimal"
        value={space.area}
        maxLength={12}
        onText={(area) => set({ area })}
      />
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('removeSpace', { number: space.number })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
