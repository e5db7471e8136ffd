import './compose.css'
import { Suspense, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import { TextEditor } from '#modules/everyday/formatted-text/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Audience } from '../audience.ts'
import {
  dueWrong,
  everybody,
  type Notification,
  notificationChangedMeanwhile,
  notificationIdTaken,
  remindWrong,
} from '../contract.ts'
import { AudiencePanel } from './AudiencePanel.tsx'
import { instantOf, type Moment, MomentField, momentOf } from '#platform/web/form/MomentField.tsx'
import { isHeardOrMeant, notificationsApi, useCounted } from './use-notifications.ts'

interface ComposeDialogProps {
  /** Absent: a new one. */
  notification?: Notification
  onClose: () => void
}

interface ComposeForm extends Pick<Notification, 'title' | 'content' | 'audience'> {
  due: Moment
  remind: Moment
}

const formOf = (of: Notification | undefined): ComposeForm => ({
  title: of?.title ?? '',
  content: of?.content ?? [],
  audience: of?.audience ?? everybody,
  due: momentOf(of?.dueAt ?? null),
  remind: momentOf(of?.remindAt ?? null),
})

function wordsOf({ buildings, marks, householdIds, role }: Audience, said: Translate<'audience'>): string {
  const homes = householdIds.length ? [said('countHomes', { count: householdIds.length })] : []
  const place = [...buildings, ...marks, ...homes].join('、') || said('all')
  return role === 'all' ? place : `${place}　${said(`role_${role}`)}`
}

/** Somebody was faster, or an answer was lost and other words were kept before: both are taken in. */
const codes = [notificationChangedMeanwhile().code, notificationIdTaken().code]

/** Writes a notification: what it says, to whom, when, and how it will read as a message. */
export function ComposeDialog({ notification, onClose }: ComposeDialogProps) {
  const t = useTexts('notificationsPage')
  const [notificationId] = useState(() => notification?.notificationId ?? newId())
  const said = useTexts('audience')
  const spoken = (at: Moment) => {
    const instant = instantOf(at)
    return instant ? speakTime(instant) : ''
  }
  const meanwhile = useMeanwhile<Notification | undefined, ComposeForm>({
    given: notification,
    codes,
    formOf,
    fields: [
      { label: t('title'), read: (form) => form.title },
      { label: t('content'), read: (form) => plainText(form.content) },
      { label: said('whom'), read: (form) => wordsOf(form.audience, said) },
      { label: t('dueAt'), read: (form) => spoken(form.due) },
      { label: t('remindAt'), read: (form) => spoken(form.remind) },
    ],
    newest: async () => (await notificationsApi.getNotification({ notificationId })).data,
  })
  const { seen, form, change: put } = meanwhile
  const { title, content, audience } = form
  const counted = useCounted(audience).data
  const [dueAt, remindAt] = [instantOf(form.due), instantOf(form.remind)]
  const now = useMinute()
  const isPast = !!dueAt && dueAt.getTime() <= now
  const isRemindEarly = !!remindAt && remindAt.getTime() <= Math.max(now, dueAt?.getTime() ?? 0)
  const act = useSubmit(
    async (retry) => {
      const ask = { title: t('askUnheard'), text: t('askUnheardText'), ok: t('unheardOk') }
      if (!(await isHeardOrMeant(audience, ask))) return
      await meanwhile.attempt(async () => {
        if (dueAt === undefined || remindAt === undefined) return
        const asked = { title: title.trim(), content, audience, dueAt, remindAt }
        const { data } = seen
          ? await notificationsApi.changeNotification(
              { notificationId, rowVersion: seen.rowVersion, ...asked },
              retry,
            )
          : await notificationsApi.sendNotification({ notificationId, ...asked }, retry)
        toast(t(dueAt && data.status === 'planned' ? 'planned' : 'sent'))
        onClose()
      })
    },
    {
      isWrong: () =>
        !title.trim() || dueAt === undefined || remindAt === undefined || isPast || isRemindEarly,
    },
  )
  const words = { day: t('day'), time: t('time') }
  const wrong = (at: Date | null | undefined) =>
    act.tried && at === undefined ? t('timeMissing') : undefined
  const homes = { count: counted?.households ?? '…' }
  return (
    <ActDialog
      title={t(notification ? 'changeTitle' : 'addTitle')}
      confirm={t(dueAt ? 'planFor' : 'sendTo', homes)}
      size="large"
      act={act}
      colleagueEdits={meanwhile.colleagueEdits}
      isDirty={meanwhile.isDirty}
      onClose={onClose}
    >
      <div className="no-compose">
        <div className="lb-stack lb-gap-16">
          <Field label={t('title')} invalid={act.tried && !title.trim() ? t('titleMissing') : undefined}>
            <TextInput maxLength={100} value={title} onText={(next) => put({ title: next })} />
          </Field>
          <Suspense fallback={null}>
            <TextEditor label={t('content')} value={content} onText={(next) => put({ content: next })} />
          </Suspense>
          <div className="lb-pair">
            <MomentField
              label={t('dueAt')}
              hint={t('dueHint')}
              words={words}
              invalid={wrong(dueAt) ?? (act.tried && isPast ? sentenceOf(dueWrong()) : undefined)}
              value={form.due}
              onMoment={(due) => put({ due })}
            />
            <MomentField
              label={t('remindAt')}
              words={words}
              invalid={
                wrong(remindAt) ?? (act.tried && isRemindEarly ? sentenceOf(remindWrong()) : undefined)
              }
              value={form.remind}
              onMoment={(remind) => put({ remind })}
            />
          </div>
          <div>
            <p className="lb-14 lb-quiet lb-below-8">{t('preview')}</p>
            <p className="no-message">{[title, plainText(content), t('link')].filter(Boolean).join('\n')}</p>
          </div>
        </div>
        <AudiencePanel audience={audience} onAudience={(next) => put({ audience: next })} isTold />
      </div>
    </ActDialog>
  )
}
