import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { readArea, showPing } from './area.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { newOwner, newSpace, type PropertyDraft, sharesTogether } from './property-draft.ts'
import { SpaceFields } from './SpaceFields.tsx'

interface PropertyFieldsProps {
  draft: PropertyDraft
  onChange: (draft: PropertyDraft) => void
}

/** Areas with 坪 beside, owners with shares, parking, the day on which they moved in. */
export function PropertyFields({ draft, onChange }: PropertyFieldsProps) {
  const t = useTexts('propertyPage')
  const set = (part: Partial<PropertyDraft>) => onChange({ ...draft, ...part })
  const sum = sharesTogether(draft.owners)
  return (
    <>
      <div className="pp-areas">
        <AreaField
          label={t('exclusive')}
          value={draft.exclusiveArea}
          focus
          onText={(exclusiveArea) => set({ exclusiveArea })}
        />
        <AreaField label={t('title_')} value={draft.titleArea} onText={(titleArea) => set({ titleArea })} />
      </div>
      <section className="pp-part" aria-label={t('owners')}>
        <h3>{t('owners')}</h3>
        {draft.owners.map((owner) => (
          <OwnerFields
            key={owner.key}
            owner={owner}
            shared={draft.owners.length > 1}
            onChange={(next) =>
              set({
                owners: draft.owners.map((other) =>
                  other.key === owner.key
                    ? next
                    : next.isRepresentative
                      ? { ...other, isRepresentative: false }
                      : other,
                ),
              })
            }
            onRemove={() => set({ owners: draft.owners.filter((other) => other.key !== owner.key) })}
          />
        ))}
        {sum && sum !== '1' && (
          <p className="pp-unsettled lb-14" role="status">
            {t('sharesTogether', { sum })}
          </p>
        )}
        {sum === '1' && draft.owners.length > 1 && <p className="lb-quiet lb-14">{t('sharesWhole')}</p>}
        <Button
          size="small"
          icon={<Icon name="plus" size={16} />}
          onClick={() => set({ owners: [...draft.owners, newOwner()] })}
        >
          {t('addOwner')}
        </Button>
      </section>
      {(['carSpaces', 'motorcycleSpaces'] as const).map((field) => (
        <section key={field} className="pp-part" aria-label={t(field)}>
          <h3>{t(field)}</h3>
          {draft[field].map((item) => (
            <SpaceFields
              key={item.key}
              space={item}
              onChange={(next) =>
                set({ [field]: draft[field].map((other) => (other.key === item.key ? next : other)) })
              }
              onRemove={() => set({ [field]: draft[field].filter((other) => other.key !== item.key) })}
            />
          ))}
          <Button
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => set({ [field]: [...draft[field], newSpace()] })}
          >
            {t(field === 'carSpaces' ? 'addCar' : 'addMotorcycle')}
          </Button>
        </section>
      ))}
      <Field label={t('movedInOn')} optional>
        <DayInput value={draft.movedInOn} onDay={(movedInOn) => set({ movedInOn })} />
      </Field>
    </>
  )
}

function AreaField({
  label,
  value,
  focus,
  onText,
}: {
  label: string
  value: string
  focus?: boolean
  onText: (text: string) => void
}) {
  const t = useTexts('propertyPage')
  const area = readArea(value)
  return (
    <Field
      label={label}
      hint={area ? t('ping', { ping: showPing(area) }) : undefined}
      invalid={area === undefined ? t('areaInvalid') : undefined}
    >
      <TextInput
        autoFocus={focus}
        inputMode="decimal"
        value={value}
        maxLength={12}
        onText={onText}
        extra={<span className="lb-quiet lb-14">{t('unitArea')}</span>}
      />
    </Field>
  )
}
