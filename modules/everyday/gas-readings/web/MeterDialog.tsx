import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { meterChangedBy } from '../contract.ts'
import type { GasReading } from '../shapes.ts'
import { gasReadingsApi as api } from './queries.ts'

interface MeterForm {
  userNo: string
  digits: number
  firstValue: string
  changedOn: string
  isSmart: boolean
  isRemoved: boolean
}

const codes = [meterChangedBy().code]

/** What a household's meter is. */
export function MeterDialog({ reading, onClose }: { reading: GasReading; onClose: () => void }) {
  const t = useTexts('gasReadingsPage')
  const queries = useQueryClient()
  const fields: FormField<MeterForm>[] = [
    textField(t('meterUserNo'), 'userNo', { optional: true, input: { autoFocus: true, maxLength: 20 } }),
    choiceField(
      t('meterDigits'),
      'digits',
      [4, 5].map((value) => ({ value, label: t('digitsOf', { count: value }) })),
    ),
    dayField(t('changedOn'), 'changedOn', { optional: true }),
    ...(reading.last === null
      ? [
          amountField<MeterForm>(t('meterFirst'), 'firstValue', {
            optional: true,
            digits: 5,
            help: t('meterFirstHelp'),
          }),
        ]
      : []),
    tickField(t('isSmart'), 'isSmart'),
    tickField(t('isRemoved'), 'isRemoved'),
  ]
  return (
    <CorrectionDialog<GasReading, MeterForm>
      title={t('meterTitle', { household: reading.label })}
      confirm={t('save')}
      given={reading}
      codes={codes}
      formOf={({ userNo, digits, meterChangedOn, isSmart }) => ({
        userNo,
        digits,
        firstValue: '',
        changedOn: meterChangedOn ?? '',
        isSmart,
        isRemoved: false,
      })}
      fields={fields}
      newest={async () =>
        (await api.show({ gId: reading.gasId })).data.readings.find(
          ({ householdId }) => householdId === reading.householdId,
        )
      }
      send={async ({ form, seen, retry }) => {
        const { changedOn, firstValue, ...rest } = form
        const gone = { title: t('removedTitle', { household: reading.label }), text: t('removedText') }
        // What is read no more has no row, from which this dialog opens.
        if (form.isRemoved && !(await confirmBox({ ...gone, ok: t('removedOk') }))) return
        await api.setMeter(
          {
            ...rest,
            householdId: reading.householdId,
            rowVersion: seen.meterVersion,
            firstValue: firstValue === '' ? null : Number(firstValue),
            changedOn: changedOn || null,
          },
          retry,
        )
        toast(t('meterSaved'))
        void queries.invalidateQueries({ queryKey: ['gas'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
