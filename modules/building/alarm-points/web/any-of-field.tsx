import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { alarmPoints } from '../contract.ts'
import type { PointForm } from './point-form.ts'

const api = client(alarmPoints)

interface Option {
  value: string
  label: string
}

/** Points that another can be made of: of the building, and measured themselves. */
export function usePartOptions(but?: string): readonly Option[] {
  const asked = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await api.list({})).data,
  })
  return (asked.data ?? [])
    .filter(({ pointId, isPrivate, anyOf }) => pointId !== but && !isPrivate && !anyOf.length)
    .map(({ pointId, place, name }) => ({ value: pointId, label: `${place}　${name}` }))
}

/** Which points it is made of: one after the other is chosen, and taken away again. */
export const anyOfField = (label: string, options: readonly Option[]): FormField<PointForm> => ({
  label,
  read: ({ anyOf }) => inRow(options.filter(({ value }) => anyOf.includes(value)).map((one) => one.label)),
  draw: ({ anyOf }, change) => <Parts label={label} options={options} anyOf={anyOf} change={change} />,
})

interface PartsProps {
  label: string
  options: readonly Option[]
  anyOf: readonly string[]
  change: (patch: Partial<PointForm>) => void
}

function Parts({ label, options, anyOf, change }: PartsProps) {
  const t = useTexts('alarmPointsPage')
  const left = options.filter(({ value }) => !anyOf.includes(value))
  return (
    <div className="lb-stack lb-gap-8">
      <Field label={label} optional help={t('anyOfHelp')}>
        <ChoiceInput
          value=""
          placeholder={t('anyOfAdd')}
          options={left}
          onChoose={(value) => change({ anyOf: [...anyOf, value] })}
        />
      </Field>
      {anyOf.length > 0 && (
        <ul className="lb-stack lb-gap-8">
          {anyOf.map((id) => {
            const name = options.find(({ value }) => value === id)?.label ?? id
            return (
              <li key={id} className="lb-line lb-gap-8">
                <span className="lb-break">{name}</span>
                <span className="lb-end">
                  <Button
                    size="small"
                    aria-label={t('anyOfRemove', { name })}
                    onClick={() => change({ anyOf: anyOf.filter((one) => one !== id) })}
                  >
                    {t('remove')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
