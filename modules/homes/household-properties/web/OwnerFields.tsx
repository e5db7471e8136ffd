import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import type { OwnerDraft } from './property-draft.ts'

interface OwnerFieldsProps {
  owner: OwnerDraft
  /** There are others: shares and a representative are asked for. */
  shared: boolean
  onChange: (owner: OwnerDraft) => void
  onRemove: () => void
}

/** One owner: name, phone, share, and whether the others chose this one to vote for them. */
export function OwnerFields({ owner, shared, onChange, onRemove }: OwnerFieldsProps) {
  const t = useTexts('propertyPage')
  const set = (part: Partial<OwnerDraft>) => onChange({ ...owner, ...part })
  return (
    <div className="pp-owner">
      <TextInput
        aria-label={t('ownerName')}
        placeholder={t('ownerName')}
        value={owner.name}
        maxLength={40}
        onText={(name) => set({ name })}
      />
      <TextInput
        aria-label={t('ownerPhone')}
        placeholder={t('ownerPhone')}
        inputMode="tel"
        value={owner.phone}
        maxLength={30}
        onText={(phone) => set({ phone })}
      />
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('removeOwner', { name: owner.name })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
      <div className="pp-shares lb-line lb-gap-8 lb-wide">
        <span className="lb-quiet lb-14">{t('share')}</span>
        <TextInput
          aria-label={t('numerator')}
          inputMode="numeric"
          value={owner.numerator}
          maxLength={9}
          onText={(numerator) => set({ numerator })}
        />
        <span>/</span>
        <TextInput
          aria-label={t('denominator')}
          inputMode="numeric"
          value={owner.denominator}
          maxLength={9}
          onText={(denominator) => set({ denominator })}
        />
        {shared && (
          <Checkbox
            checked={owner.isRepresentative}
            onChange={(event) => set({ isRepresentative: event.target.checked })}
          >
            {t('representative')}
          </Checkbox>
        )}
      </div>
    </div>
  )
}
