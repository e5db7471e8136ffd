import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { Thresholds } from '#modules/assemblies/tally/contract.ts'
import { fractionChoices, fractionKey, fractionOf, places, withFraction } from './fraction-choices.ts'

/** How much must be there and agree, of persons and of area each for itself: bylaws may set the two apart. */
export function ThresholdsFields({
  value,
  onChange,
}: {
  value: Thresholds
  onChange: (value: Thresholds) => void
}) {
  const t = useTexts('assemblyPage')
  return (
    <>
      {places.map((place) => {
        const [what, by] = place
        const now = value[what][by]
        return (
          <Field key={`${what} ${by}`} label={t(`${what}_${by}`)}>
            <ChoiceInput
              value={fractionKey(now)}
              options={fractionChoices(now)}
              onChoose={(key) => onChange(withFraction(value, place, fractionOf(key)))}
            />
          </Field>
        )
      })}
    </>
  )
}
