import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { columnsOf } from '../layout.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { lockersApi } from './list-query.ts'
import { type CabinetForm, contentOf, formOf, useCabinetFields } from './use-cabinet-fields.tsx'

/** Adds a cabinet with its cubbies, then shows its password this once. */
export function CabinetDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('lockersPage')
  const queries = useQueryClient()
  const fields = useCabinetFields()
  const [form, setForm] = useState<CabinetForm & { letter: string; columns: string }>({
    ...formOf(undefined),
    letter: 'A',
    columns: 'SSSMML\nSSSMML\nMMXL',
  })
  const [isTried, setTried] = useState(false)
  const [shown, setShown] = useState<{ deviceKey: string; password: string }>()
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const columns = columnsOf(form.columns)
  const isLetter = /^[A-Z]{1,2}$/.test(form.letter)
  if (shown) return <KeyDialog {...shown} onClose={onClose} />
  return (
    <FormDialog
      title={t('addCabinet')}
      confirm={t('addCabinet')}
      size="wide"
      isWrong={() => {
        setTried(true)
        return !columns || !isLetter || isWrong(fields, form)
      }}
      onConfirm={async (retry) => {
        const content = { ...contentOf(form), letter: form.letter, columns: columns ?? [] }
        const { data } = await lockersApi.add({ cabinetId: retry.idOf(content), ...content }, retry)
        void queries.invalidateQueries({ queryKey: ['lockers'] })
        setShown(data)
      }}
      onClose={onClose}
    >
      <div className="lb-pair lb-gap-20 lb-rows-12">
        <FormFields fields={fields} form={form} change={change} tried={isTried} />
        <Field
          label={t('letter')}
          help={t('letterHelp')}
          invalid={isTried && !isLetter ? t('needed') : undefined}
        >
          <TextInput
            value={form.letter}
            maxLength={2}
            onText={(letter) => change({ letter: letter.toUpperCase() })}
          />
        </Field>
      </div>
      <Field
        label={t('columns')}
        help={t('columnsHelp')}
        invalid={isTried && !columns ? t('columnsWrong') : undefined}
      >
        <textarea
          className="lb-input"
          rows={6}
          value={form.columns}
          maxLength={600}
          onChange={({ target }) => change({ columns: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
