import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { taipei } from '#platform/contract/taipei.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { type FormField, FormFields, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { takePath } from './paths.ts'
import { stockTakesApi } from './queries.ts'
import { useAreaChoices, useCategoryChoices } from './use-areas.ts'

interface Form {
  name: string
  categoryId: string | null
  areaId: string | null
}

/** Begins to count the register, or a part of it. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('stockTakesPage')
  const goTo = useNavigate()
  const [form, setForm] = useState<Form>(() => {
    const { year, month } = taipei(new Date())
    return { name: t('nameGiven', { year, month }), categoryId: null, areaId: null }
  })
  const fields: FormField<Form>[] = [
    textField<Form>(t('name'), 'name', { input: { maxLength: 40 } }),
    choiceField<Form>(t('category'), 'categoryId', useCategoryChoices(), { none: t('all') }),
    choiceField<Form>(t('area'), 'areaId', useAreaChoices(), { none: t('all') }),
  ]
  return (
    <FormDialog
      title={t('beginTitle')}
      confirm={t('begin')}
      missing={form.name.trim() ? undefined : t('needed')}
      onConfirm={async (retry) => {
        const given = { ...form, name: form.name.trim() }
        const { data } = await stockTakesApi.begin({ takeId: retry.idOf(given), ...given }, retry)
        toast(t('begun'))
        onClose()
        void goTo({ href: takePath(data.takeId) })
      }}
      onClose={onClose}
    >
      <FormFields fields={fields} form={form} change={(patch) => setForm({ ...form, ...patch })} />
    </FormDialog>
  )
}
