import { dayField, type FormField } from '#platform/web/form/fields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { readArea, showPing } from './area.ts'
import { OwnerFields } from './OwnerFields.tsx'
import {
  newOwner,
  newSpace,
  type OwnerDraft,
  type PropertyDraft,
  sharesTogether,
  type SpaceDraft,
} from './property-draft.ts'
import { SpaceFields } from './SpaceFields.tsx'

type PropertyField = FormField<PropertyDraft>

/** Areas with 坪 beside, owners with shares, parking, the day on which they moved in: the areas apart, which share a line. */
export function usePropertyFields() {
  const t = useTexts('propertyPage')
  const areaOf = (typed: string) => (typed ? `${typed} ${t('unitArea')}` : '')
  const area = (label: string, name: 'exclusiveArea' | 'titleArea', isFirst = false): PropertyField => ({
    label,
    read: (draft) => areaOf(draft[name]),
    draw: (draft, change) => {
      const read = readArea(draft[name])
      return (
        <Field
          label={label}
          hint={read ? t('ping', { ping: showPing(read) }) : undefined}
          invalid={read === undefined ? t('areaInvalid') : undefined}
        >
          <TextInput
            autoFocus={isFirst}
            inputMode="decimal"
            value={draft[name]}
            maxLength={12}
            onText={(text) => change({ [name]: text })}
            extra={<span className="lb-quiet lb-14">{t('unitArea')}</span>}
          />
        </Field>
      )
    },
  })
  const spaceOf = ({ number, kind, area: size }: SpaceDraft) =>
    [number, kind === 'mechanical' ? t('mechanical') : '', areaOf(size)].filter(Boolean).join(' ')
  const spaces = (name: 'carSpaces' | 'motorcycleSpaces'): PropertyField => ({
    label: t(name),
    read: (draft) => inRow(draft[name].map(spaceOf)),
    draw: (draft, change) => (
      <section className="pp-part lb-grid lb-gap-8 lb-left" aria-label={t(name)}>
        <h3>{t(name)}</h3>
        {draft[name].map((item) => (
          <SpaceFields
            key={item.key}
            space={item}
            onChange={(next) =>
              change({ [name]: draft[name].map((other) => (other.key === item.key ? next : other)) })
            }
            onRemove={() => change({ [name]: draft[name].filter((other) => other.key !== item.key) })}
          />
        ))}
        <Button
          size="small"
          icon={<Icon name="plus" size={16} />}
          onClick={() => change({ [name]: [...draft[name], newSpace()] })}
        >
          {t(name === 'carSpaces' ? 'addCar' : 'addMotorcycle')}
        </Button>
      </section>
    ),
  })
  const ownerOf = ({ name, phone, numerator, denominator, isRepresentative }: OwnerDraft) =>
    [name, phone, numerator && `${numerator}/${denominator}`, isRepresentative ? t('representative') : '']
      .filter(Boolean)
      .join(' ')
  const owners: PropertyField = {
    label: t('owners'),
    read: (draft) => inRow(draft.owners.map(ownerOf)),
    draw: (draft, change) => <Owners draft={draft} onChange={(next) => change({ owners: next })} />,
  }
  return {
    areas: [area(t('exclusive'), 'exclusiveArea', true), area(t('title_'), 'titleArea')],
    rest: [
      owners,
      spaces('carSpaces'),
      spaces('motorcycleSpaces'),
      dayField<PropertyDraft>(t('movedInOn'), 'movedInOn', { optional: true }),
    ],
  }
}

interface OwnersProps {
  draft: PropertyDraft
  onChange: (owners: OwnerDraft[]) => void
}

function Owners({ draft: { owners }, onChange }: OwnersProps) {
  const t = useTexts('propertyPage')
  const sum = sharesTogether(owners)
  // Of several one represents the others.
  const put = (next: OwnerDraft) =>
    onChange(
      owners.map((other) =>
        other.key === next.key ? next : next.isRepresentative ? { ...other, isRepresentative: false } : other,
      ),
    )
  return (
    <section className="pp-part lb-grid lb-gap-8 lb-left" aria-label={t('owners')}>
      <h3>{t('owners')}</h3>
      {owners.map((owner) => (
        <OwnerFields
          key={owner.key}
          owner={owner}
          shared={owners.length > 1}
          onChange={put}
          onRemove={() => onChange(owners.filter((other) => other.key !== owner.key))}
        />
      ))}
      {sum && sum !== '1' && (
        <p className="pp-unsettled lb-amber lb-14" role="status">
          {t('sharesTogether', { sum })}
        </p>
      )}
      {sum === '1' && owners.length > 1 && <p className="lb-quiet lb-14">{t('sharesWhole')}</p>}
      <Button
        size="small"
        icon={<Icon name="plus" size={16} />}
        onClick={() => onChange([...owners, newOwner()])}
      >
        {t('addOwner')}
      </Button>
    </section>
  )
}
