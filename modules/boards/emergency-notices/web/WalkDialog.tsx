import { useState } from 'react'
import { ticksField } from '#platform/web/form/choice-fields.tsx'
import { FormFields, type FormField, isWrong } from '#platform/web/form/fields.tsx'
import { suggestField } from '#platform/web/form/suggest-field.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { Target } from '../contract.ts'
import { noticesApi } from './use-notices.ts'
import { useWalkers } from './use-walkers.ts'

interface WalkForm {
  ids: readonly string[]
  walker: string
}

interface WalkDialogProps {
  noticeId: string
  /** Screens that do not show it. */
  toWalk: readonly Target[]
  /** Who went before. */
  walkers: readonly string[]
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Sends somebody to screens that do not show a take-over; those to whom somebody goes already are left out at first. */
export function WalkDialog({ noticeId, toWalk, walkers, refresh, onClose }: WalkDialogProps) {
  const t = useTexts('emergencyPage')
  const isGone = ({ walker, foundAt }: Target) => walker !== '' && foundAt === null
  const [form, setForm] = useState<WalkForm>(() => ({
    ids: toWalk.filter((one) => !isGone(one)).map((one) => one.displayDeviceId),
    walker: '',
  }))
  const label = (one: Target) =>
    isGone(one) ? t('screenGone', { name: one.name, who: one.walker }) : one.name
  const known = useWalkers(walkers)
  const fields: FormField<WalkForm>[] = [
    ticksField<WalkForm, string>(
      t('walkScreens'),
      'ids',
      toWalk.map((one) => ({ value: one.displayDeviceId, label: label(one) })),
      { wrong: ({ ids }) => (ids.length ? undefined : t('targetsMissing')) },
    ),
    {
      ...suggestField<WalkForm>(t('walker'), 'walker', known, { autoFocus: true, help: t('walkerHelp') }),
      wrong: ({ walker }) => (walker.trim() ? undefined : t('walkerMissing')),
    },
  ]
  const act = useSubmit(
    async (retry) => {
      const { ids, walker } = form
      const isInstead = toWalk.some((one) => ids.includes(one.displayDeviceId) && isGone(one))
      const sent = { noticeId, displayDeviceIds: [...ids], walker: walker.trim(), isInstead }
      await noticesApi.sendWalker(sent, retry).finally(() => void refresh())
      toast(t('walkSent', { who: walker, count: ids.length }))
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog
      title={t('walkTitle')}
      confirm={t('walkGo', { count: form.ids.length })}
      act={act}
      isDirty={form.walker !== ''}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('walkText')}</p>
      <FormFields
        fields={fields}
        form={form}
        tried={act.tried}
        change={(part) => setForm((before) => ({ ...before, ...part }))}
      />
    </ActDialog>
  )
}
