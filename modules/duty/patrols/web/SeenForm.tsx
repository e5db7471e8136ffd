import { useState } from 'react'
import { AddPhotos, fitImage } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { RoundStop, Task } from '../contract.ts'
import type { Seen } from './use-visits.ts'

const isNumber = (value: string) => /^-?\d{1,7}(\.\d{1,3})?$/.test(value)

/** What is looked at at a point, and whether something is wrong there. */
export function SeenForm({
  stop,
  onKeep,
  onClose,
}: {
  stop: RoundStop
  onKeep: (seen: Pick<Seen, 'answers' | 'note' | 'fault' | 'photo'>) => Promise<void>
  onClose: () => void
}) {
  const t = useTexts('patrolsPage')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [photo, setPhoto] = useState<Blob>()
  const missingOf = ({ label, kind, isNeeded }: Task): string | undefined => {
    const value = (values[label] ?? '').trim()
    if (kind === 'photo') return isNeeded && !photo ? t('photoNeeded', { label }) : undefined
    if (isNeeded && !value) return t('answerNeeded', { label })
    return kind === 'number' && value && !isNumber(value) ? t('answerNumber', { label }) : undefined
  }
  const missing =
    stop.tasks.map(missingOf).find(Boolean) ??
    (fault !== undefined && !fault.trim() ? t('faultNeeded') : undefined)
  const put = (label: string, value: string) => setValues({ ...values, [label]: value })
  return (
    <FormDialog
      title={stop.name}
      confirm={t('keep')}
      missing={missing}
      acts={
        <Button
          icon={<Icon name="wrench" />}
          aria-pressed={fault !== undefined}
          onClick={() => setFault(fault === undefined ? '' : undefined)}
        >
          {t('hasFault')}
        </Button>
      }
      onConfirm={() =>
        onKeep({
          answers: stop.tasks
            .filter(({ kind }) => kind !== 'photo')
            .map(({ label }) => ({ label, value: (values[label] ?? '').trim() })),
          note: note.trim(),
          fault: fault?.trim() ?? '',
          photo,
        })
      }
      isDirty={Object.keys(values).length > 0 || photo !== undefined}
      onClose={onClose}
    >
      {stop.tasks
        .filter(({ kind }) => kind !== 'photo')
        .map(({ label, kind, unit, most, isNeeded }) => (
          <Field
            key={label}
            label={unit ? `${label}（${unit}）` : label}
            help={[most === null ? '' : t('most', { most }), isNeeded ? '' : t('optional')]
              .filter(Boolean)
              .join('　')}
          >
            {kind === 'yesNo' ? (
              <Segments
                full
                label={label}
                value={values[label] ?? ''}
                options={[
                  { value: 'no', label: t('no') },
                  { value: 'yes', label: t('yes') },
                ]}
                onChange={(value) => put(label, value)}
              />
            ) : (
              <TextInput
                value={values[label] ?? ''}
                inputMode={kind === 'number' ? 'decimal' : 'text'}
                maxLength={kind === 'number' ? 12 : 200}
                onText={(value) => put(label, value)}
              />
            )}
          </Field>
        ))}
      {fault !== undefined && (
        <Field label={t('fault')} help={t('faultHelp')}>
          <TextInput value={fault} maxLength={60} onText={setFault} />
        </Field>
      )}
      <Field label={t('note')}>
        <TextInput value={note} maxLength={200} onText={setNote} />
      </Field>
      <AddPhotos
        label={t('photo')}
        camera="environment"
        // As it will be sent: what is signed is the very picture.
        onPhotos={async ([taken]) => setPhoto(taken && (await fitImage(taken)))}
      >
        {t(photo ? 'photoTaken' : 'photo')}
      </AddPhotos>
    </FormDialog>
  )
}
