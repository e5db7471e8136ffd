import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { PinInput } from './PinFields.tsx'
import { clockApi } from './queries.ts'

/** Sets the own PIN for the desk, twice the same, or takes it away. */
export function PinDialog({ again, onClose }: { again: () => unknown; onClose: () => void }) {
  const t = useTexts('clockEntriesPage')
  const [digits, setDigits] = useState('')
  const [twice, setTwice] = useState('')
  const drop = useSubmit(async (retry) => {
    await clockApi.savePin({ digits: null }, retry)
    void again()
    toast(t('pinDropped'))
    onClose()
  })
  return (
    <FormDialog
      title={t('setPin')}
      confirm={t('save')}
      missing={digits.length === 6 && digits === twice ? undefined : t('pinNeeded')}
      acts={
        <Button loading={drop.busy} onClick={() => void drop.submit()}>
          {t('dropPin')}
        </Button>
      }
      onConfirm={async (retry) => {
        await clockApi.savePin({ digits }, retry)
        void again()
        toast(t('pinSet'))
        onClose()
      }}
      onClose={onClose}
    >
      {drop.failure && <FailureNote sentence={drop.failure} />}
      <Field label={t('pin')} help={t('pinHelp')}>
        <PinInput value={digits} onDigits={setDigits} />
      </Field>
      <Field label={t('pinTwice')}>
        <PinInput value={twice} onDigits={setTwice} />
      </Field>
    </FormDialog>
  )
}
