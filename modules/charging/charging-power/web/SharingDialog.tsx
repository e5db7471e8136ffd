import './page-texts.ts'
import './power.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { choiceField, segmentsField, tickField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, type FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { sharingChanged } from '../contract.ts'
import { powerApi } from './queries.ts'
import { formOf, isWhole, type Shown, sharingOf, type SharingForm } from './sharing-form.ts'

const codes = [sharingChanged('', '').code]

/** How the contract is shared: how large it is, from which load on, and what the building takes beside charging. */
export function SharingDialog({ onClose }: { onClose: () => void }) {
  const sharing = useQuery({
    queryKey: ['chargingPower', 'sharing'],
    queryFn: async ({ signal }) => (await powerApi.showSharing({}, { signal })).data,
    gcTime: 0,
  })
  return sharing.data ? <Rules given={sharing.data} onClose={onClose} /> : null
}

function Rules({ given, onClose }: { given: Shown; onClose: () => void }) {
  const t = useTexts('chargingPowerPage')
  const queries = useQueryClient()
  const within = (text: string, least: number, most: number) => Number(text) >= least && Number(text) <= most
  const points = given.points.map(({ pointId, name, place }) => ({
    value: pointId,
    label: `${name}　${place}`,
  }))
  const fields: FormField<SharingForm>[] = [
    tickField<SharingForm>(t('isOn'), 'isOn'),
    {
      ...amountField<SharingForm>(t('contractKw'), 'contractKw', { digits: 4 }),
      wrong: ({ contractKw }) => (within(contractKw, 1, 9999) ? undefined : t('contractWrong')),
    },
    {
      ...amountField<SharingForm>(t('startPercent'), 'startPercent', { digits: 3 }),
      wrong: ({ startPercent }) => (within(startPercent, 30, 100) ? undefined : t('percentWrong')),
    },
    segmentsField<SharingForm, 'baseFrom'>(t('baseFrom'), 'baseFrom', [
      { value: 'profile', label: t('fromProfile') },
      { value: 'point', label: t('fromPoint') },
    ]),
    {
      ...shownWhere(hoursField(t('profile')), 'profile'),
      wrong: ({ baseFrom, profile }) =>
        baseFrom === 'profile' && !isWhole(profile) ? t('hourWrong') : undefined,
    },
    {
      ...shownWhere(
        choiceField<SharingForm>(t('point'), 'pointId', points, points.length ? {} : { help: t('noPoints') }),
        'point',
      ),
      wrong: ({ baseFrom, pointId }) => (baseFrom === 'point' && !pointId ? t('choosePoint') : undefined),
    },
  ]
  return (
    <CorrectionDialog<Shown, SharingForm>
      title={t('setting')}
      confirm={t('save')}
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () => (await powerApi.showSharing({})).data}
      send={async ({ form, seen, retry }) => {
        await powerApi.saveSharing({ ...sharingOf(form), version: seen.version }, retry)
        await queries.invalidateQueries({ queryKey: ['chargingPower'] })
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** A field of one source of the building's load alone. */
const shownWhere = (
  field: FormField<SharingForm>,
  source: SharingForm['baseFrom'],
): FormField<SharingForm> => ({
  ...field,
  draw: (form, ...rest) => form.baseFrom === source && field.draw?.(form, ...rest),
})

/** Twenty-four whole kW, an hour each. */
function hoursField(label: string): FormField<SharingForm> {
  return {
    label,
    read: ({ profile }) => profile,
    draw: ({ profile }, change, invalid) => {
      const hours = profile.split(',')
      return (
        <fieldset className="lb-choices" aria-invalid={invalid ? true : undefined}>
          <legend>{label}</legend>
          <div className="cp-hours">
            {hours.map((kw, hour) => (
              <label key={hour}>
                {`${String(hour).padStart(2, '0')}:00`}
                <AmountInput
                  digits={4}
                  value={kw}
                  onAmount={(typed) => change({ profile: hours.with(hour, typed).join(',') })}
                />
              </label>
            ))}
          </div>
          {invalid && (
            <span className="lb-field-line lb-field-amber" role="alert">
              {invalid}
            </span>
          )}
        </fieldset>
      )
    },
  }
}
