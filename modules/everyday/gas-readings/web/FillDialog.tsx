import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { Problem } from '#platform/contract/problem.ts'
import { FormFields, isWrong, textField, dayField, type FormField } from '#platform/web/form/fields.tsx'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { readingOdd } from '../contract.ts'
import { fitsMeter } from '../judge.ts'
import type { GasReading } from '../shapes.ts'
import { PhotoField } from './PhotoField.tsx'
import { gasReadingsApi as api } from './queries.ts'
import { showValue } from './show-value.ts'

interface FillForm {
  value: string
  wasChanged: boolean
  oldFinal: string
  newStart: string
  changedOn: string
  isLeak: boolean
}

const odd = readingOdd('', {}).code

function useFields({ digits, last }: GasReading, form: FillForm): FormField<FillForm>[] {
  const t = useTexts('gasReadingsPage')
  const shows = (text: string) => /^\d{1,5}$/.test(text) && fitsMeter(Number(text), digits)
  const digitsField = (name: 'value' | 'oldFinal' | 'newStart', help?: string): FormField<FillForm> => ({
    ...textField<FillForm>(t(name), name, {
      help,
      input: { inputMode: 'numeric', maxLength: digits, autoFocus: name === 'value' },
    }),
    wrong: (given) => (shows(given[name]) ? undefined : t('valueWrong', { digits })),
  })
  const help = last === null ? t('valueHelpFirst') : t('valueHelp', { last: showValue(last, digits) })
  return [
    digitsField('value', help),
    tickField<FillForm>(t('wasChanged'), 'wasChanged'),
    ...(form.wasChanged
      ? [
          digitsField('oldFinal'),
          digitsField('newStart'),
          dayField<FillForm>(t('changedOn'), 'changedOn', { optional: true }),
        ]
      : []),
    tickField<FillForm>(t('isLeak'), 'isLeak'),
  ]
}

/** Writes what a meter shows; what is implausible is said first, and kept when it is sent again as it is. */
export function FillDialog({ reading, onClose }: { reading: GasReading; onClose: () => void }) {
  const t = useTexts('gasReadingsPage')
  const queries = useQueryClient()
  const { gasId, householdId, label, digits, current, rowVersion } = reading
  const [form, setForm] = useState<FillForm>({
    value: current === null ? '' : showValue(current, digits),
    wasChanged: false,
    oldFinal: '',
    newStart: '',
    changedOn: '',
    isLeak: reading.isLeak,
  })
  const [photo, setPhoto] = useState<File>()
  /** What was said to be odd: sent once more as it is, it is meant so. */
  const [warned, setWarned] = useState('')
  const fields = useFields(reading, form)
  const said = JSON.stringify(form)
  const isConfirmed = warned === said
  const act = useSubmit(
    async (retry) => {
      const change = form.wasChanged
        ? {
            oldFinal: Number(form.oldFinal),
            newStart: Number(form.newStart),
            changedOn: form.changedOn || null,
          }
        : null
      const asked = {
        gasId,
        householdId,
        current: Number(form.value),
        rowVersion,
        isLeak: form.isLeak,
        change,
        photoPath: await uploadOnce(retry, 'webcam', photo),
      }
      await api.fill({ ...asked, isConfirmed }, retry).catch((error: unknown) => {
        if (error instanceof Problem && error.code === odd) setWarned(said)
        throw error
      })
      toast(t('saved'))
      void queries.invalidateQueries({ queryKey: ['gas'] })
      onClose()
    },
    { isWrong: () => isWrong(fields, form), about: said },
  )
  return (
    <ActDialog
      title={t('fillTitle', { household: label })}
      confirm={t(isConfirmed ? 'saveAnyway' : 'save')}
      size="small"
      act={act}
      onClose={onClose}
    >
      <FormFields
        fields={fields}
        form={form}
        change={(part) => setForm((old) => ({ ...old, ...part }))}
        tried={act.tried}
      />
      <PhotoField photo={photo} onPhoto={setPhoto} />
    </ActDialog>
  )
}
