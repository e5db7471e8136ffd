import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import {
  amountField,
  dayField,
  type FormField,
  FormFields,
  isWrong,
  textField,
} from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { isOnce } from '../kinds.ts'
import type { FeeItem } from '../shapes.ts'
import { feeApi } from './use-setting.ts'

interface ChoiceForm {
  householdId: string
  label: string
  quantity: string
  onDay: string
  note: string
}

/** Puts a household under an item of chosen ones. */
export function ChoiceDialog({ item, onClose }: { item: FeeItem; onClose: () => void }) {
  const t = useTexts('feeSetting')
  const once = isOnce(item.kind)
  const [form, setForm] = useState<ChoiceForm>(() => ({
    householdId: '',
    label: '',
    quantity: '1',
    onDay: dayOf(new Date()),
    note: '',
  }))
  const change = (patch: Partial<ChoiceForm>) => setForm((before) => ({ ...before, ...patch }))
  const pick = async () => {
    const household = await pickHousehold()
    if (household) change({ householdId: household.householdId, label: household.label })
  }
  const fields: FormField<ChoiceForm>[] = [
    {
      label: t('households'),
      wrong: ({ householdId }) => (householdId ? undefined : t('choose')),
      draw: ({ label }, _, invalid) => (
        <Field label={t('households')} invalid={invalid}>
          <Button autoFocus onClick={() => void pick()}>
            {label || t('choose')}
          </Button>
        </Field>
      ),
    },
    {
      ...amountField<ChoiceForm>(t('quantity'), 'quantity', { digits: 3 }),
      wrong: ({ quantity }) => (Number(quantity) >= 1 ? undefined : t('quantityWrong')),
    },
    ...(once
      ? [
          {
            ...dayField<ChoiceForm>(t('onDay'), 'onDay', { help: t('onDayHelp') }),
            wrong: ({ onDay }: ChoiceForm) => (onDay ? undefined : t('onDayNeeded')),
          },
        ]
      : []),
    textField<ChoiceForm>(t('note'), 'note', { optional: true, input: { maxLength: 40 } }),
  ]
  const act = useSubmit(
    async (retry) => {
      const { householdId, label, quantity, onDay, note } = form
      const content = {
        feeItemId: item.feeItemId,
        householdId,
        quantity: Number(quantity),
        onDay: once ? onDay : null,
        note: note.trim(),
      }
      await feeApi.addChoice({ ...content, choiceId: retry.idOf(content) }, retry)
      toast(t('householdAdded', { label }))
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog
      title={`${item.name}　${t('householdAdd')}`}
      confirm={t('householdAdd')}
      act={act}
      onClose={onClose}
    >
      <FormFields fields={fields} form={form} tried={act.tried} change={change} />
    </ActDialog>
  )
}
