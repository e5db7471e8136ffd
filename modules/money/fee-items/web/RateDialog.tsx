import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { dayField, type FormField, FormFields, isWrong, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { FeeItem } from '../shapes.ts'
import { nextMonth } from './next-period.ts'
import { rateOf } from './rate-text.ts'
import { rateUnit } from './rates-of.ts'
import { feeApi } from './use-setting.ts'

interface RateForm {
  rate: string
  fromDay: string
  building: string
}

/** A rate of an item from a day on, of all buildings or of one; of a shared item the sum of a month. */
export function RateDialog({
  item,
  buildings,
  onClose,
}: {
  item: FeeItem
  buildings: readonly string[]
  onClose: () => void
}) {
  const t = useTexts('feeSetting')
  const [form, setForm] = useState<RateForm>(() => ({
    rate: '',
    fromDay: nextMonth(dayOf(new Date())),
    building: '',
  }))
  const { feeItemId, name, kind, unit } = item
  const isShared = kind === 'shared'
  const fields: FormField<RateForm>[] = [
    {
      ...textField<RateForm>(t('rate'), 'rate', {
        hint: t(`rate_${rateUnit(kind, unit)}`),
        input: { inputMode: 'decimal', autoFocus: true },
      }),
      wrong: ({ rate }) => (rateOf(rate) === undefined ? t('rateWrong') : undefined),
    },
    {
      ...dayField<RateForm>(t(isShared ? 'fromMonth' : 'from'), 'fromDay'),
      wrong: ({ fromDay }) => (fromDay ? undefined : t('fromNeeded')),
    },
    choiceField<RateForm>(t('building'), 'building', [
      { value: '', label: t('allBuildings') },
      ...buildings.map((value) => ({ value, label: value })),
    ]),
  ]
  const act = useSubmit(
    async (retry) => {
      const { building, fromDay } = form
      const content = { feeItemId, building: building ?? '', fromDay, amount: rateOf(form.rate) ?? 0 }
      await feeApi.setRate({ ...content, feeRateId: retry.idOf(content) }, retry)
      toast(t('rateSet', { name }))
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  const add = t(isShared ? 'sumAdd' : 'rateAdd')
  return (
    <ActDialog title={`${name}　${add}`} confirm={add} act={act} onClose={onClose}>
      <FormFields
        fields={fields}
        form={form}
        tried={act.tried}
        change={(patch) => setForm((before) => ({ ...before, ...patch }))}
      />
    </ActDialog>
  )
}
