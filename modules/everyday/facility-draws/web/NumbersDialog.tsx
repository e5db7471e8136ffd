import { useState } from 'react'
import { type FormField, FormFields, isWrong, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { Draw } from '../contract.ts'
import { drawsApi, useDrawChanges } from './queries.ts'

interface Written {
  source: string
  numbers: string
  witness: string
}

/** Writes down numbers that nobody here can choose, once the list is closed. */
export function NumbersDialog({ draw, onClose }: { draw: Draw; onClose: () => void }) {
  const t = useTexts('drawPage')
  const again = useDrawChanges()
  const { facilityId, day, source, numbers, witness } = draw
  const [form, setForm] = useState<Written>({ source, numbers, witness })
  const fields: FormField<Written>[] = [
    {
      ...textField<Written>(t('source'), 'source', { input: { maxLength: 40 } }),
      wrong: (given) => (given.source.trim() ? undefined : t('sourceNeeded')),
    },
    {
      ...textField<Written>(t('numbers'), 'numbers', { input: { maxLength: 60 } }),
      wrong: (given) => (given.numbers.trim() ? undefined : t('numbersNeeded')),
    },
    textField<Written>(t('witness'), 'witness', { optional: true, input: { maxLength: 40 } }),
  ]
  const act = useSubmit(
    async (retry) => {
      await drawsApi.setNumbers({ facilityId, day, ...form }, retry)
      toast(t('saved'))
      again()
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog title={t('setNumbersTitle')} confirm={t('save')} act={act} onClose={onClose}>
      <p className="lb-quiet">{t('setNumbersLead')}</p>
      <FormFields
        fields={fields}
        form={form}
        change={(part) => setForm((before) => ({ ...before, ...part }))}
        tried={act.tried}
      />
    </ActDialog>
  )
}
