import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { byHalves, byLaw, type Thresholds } from '#modules/assemblies/tally/contract.ts'
import { ThresholdsFields } from './ThresholdsFields.tsx'

const presets = { halves: byHalves, law: byLaw } as const
type Preset = keyof typeof presets

const presetOf = (value: Thresholds): Preset | undefined =>
  (Object.keys(presets) as Preset[]).find(
    (name) => JSON.stringify(said(presets[name])) === JSON.stringify(said(value)),
  )
/** The four fractions in one order, whoever wrote them down. */
const said = ({ quorum, approval }: Thresholds) =>
  [quorum.heads, quorum.area, approval.heads, approval.area].map(({ part, of, isMore }) => [part, of, isMore])

/** What one motion must reach: as bylaws and law say of its kind, or a number that was set for it alone, which its minutes tell. */
export function OwnThresholds({
  value,
  onChange,
}: {
  value: Thresholds | null
  onChange: (value: Thresholds | null) => void
}) {
  const t = useTexts('assemblyPage')
  const chosen = value === null ? 'usual' : (presetOf(value) ?? 'own')
  const options = (['usual', 'halves', 'law', 'own'] as const).map((name) => ({
    value: name,
    label: t(`thresholds_${name}`),
  }))
  return (
    <>
      <Field label={t('ownThresholds')} help={t('ownThresholdsHelp')}>
        <ChoiceInput
          value={chosen}
          options={options}
          onChoose={(name) => {
            if (name === 'usual') onChange(null)
            else if (name !== 'own') onChange(presets[name])
            // What is set apart begins with the numbers of the law, half of them raised: whoever sets it changes it.
            else onChange({ ...byLaw, quorum: byHalves.quorum })
          }}
        />
      </Field>
      {value && chosen === 'own' && (
        <div className="lb-line lb-wrap lb-gap-12">
          <ThresholdsFields value={value} onChange={onChange} />
        </div>
      )}
    </>
  )
}
