import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { FormFields, type FormField, isWrong, longTextField, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { messagesApi as api, typesQuery, useMessageChanges } from './queries.ts'

interface WriteForm {
  household: { householdId: string; label: string } | null
  senderName: string
  typeId: string | null
  content: string
}

/** The desk writes down what a resident said at the counter or by telephone. */
export function WriteDialog({ onClose }: { onClose: (messageId?: string) => void }) {
  const t = useTexts('messagesPage')
  const again = useMessageChanges()
  const { data: types = [] } = useQuery(typesQuery)
  const [form, setForm] = useState<WriteForm>({ household: null, senderName: '', typeId: null, content: '' })
  const fields: FormField<WriteForm>[] = [
    {
      label: t('household'),
      wrong: ({ household }) => (household ? undefined : t('householdNeeded')),
      draw: ({ household }, change, invalid) => (
        <Field label={t('household')} invalid={invalid}>
          <Button
            icon={<Icon name="house" />}
            onClick={() => void pickHousehold().then((picked) => picked && change({ household: picked }))}
          >
            {household?.label ?? t('chooseHousehold')}
          </Button>
        </Field>
      ),
    },
    {
      ...textField<WriteForm>(t('name'), 'senderName', { input: { maxLength: 20 } }),
      wrong: ({ senderName }) => (senderName.trim() ? undefined : t('nameNeeded')),
    },
    {
      ...choiceField<WriteForm>(
        t('type'),
        'typeId',
        types.filter((one) => one.isEnabled).map((one) => ({ value: one.typeId, label: one.name })),
      ),
      wrong: ({ typeId }) => (typeId ? undefined : t('typeNeeded')),
    },
    {
      ...longTextField<WriteForm>(t('content'), 'content', { rows: 4, maxLength: 1000 }),
      wrong: ({ content }) => (content.trim() ? undefined : t('contentNeeded')),
    },
  ]
  const act = useSubmit(
    async (retry) => {
      const asked = {
        householdId: form.household?.householdId ?? '',
        senderName: form.senderName.trim(),
        typeId: form.typeId ?? '',
        content: form.content.trim(),
      }
      const { data } = await api.write({ messageId: retry.idOf(asked), ...asked }, retry)
      toast(t('saved'))
      void again()
      onClose(data.messageId)
    },
    { isWrong: () => isWrong(fields, form) },
  )
  const isDirty = !!(form.household || form.senderName.trim() || form.content.trim())
  return (
    <ActDialog
      title={t('writeTitle')}
      confirm={t('save')}
      act={act}
      isDirty={isDirty}
      onClose={() => onClose()}
    >
      <FormFields
        fields={fields}
        form={form}
        change={(part) => setForm((old) => ({ ...old, ...part }))}
        tried={act.tried}
      />
    </ActDialog>
  )
}
