import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
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
      <ChoiceInput
        aria-label={t('kind')}
        value={space.kind}
        options={spaceKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        onChoose={(kind) => set({ kind })}
      />
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
