import './compose.css'
import { Suspense, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import { TextEditor } from '#modules/everyday/formatted-text/web/public.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { everybody, type Notification } from '../contract.ts'
import { AudiencePanel } from './AudiencePanel.tsx'
import { instantOf, MomentField, momentOf } from './MomentField.tsx'
import { notificationsApi, useCounted } from './use-notifications.ts'

interface ComposeDialogProps {
  /** Absent: a new one. */
  notification?: Notification
  onClose: () => void
}

/** Writes a notification: what it says, to whom, when, and how it will read as a message. */
export function ComposeDialog({ notification, onClose }: ComposeDialogProps) {
  const t = useTexts('notificationsPage')
  const [notificationId] = useState(() => notification?.notificationId ?? newId())
  const [form, setForm] = useState(() => ({
    title: notification?.title ?? '',
    content: notification?.content ?? [],
    audience: notification?.audience ?? everybody,
    due: momentOf(notification?.dueAt ?? null),
    remind: momentOf(notification?.remindAt ?? null),
  }))
  const put = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const { title, content, audience } = form
  const counted = useCounted(audience).data
  const [dueAt, remindAt] = [instantOf(form.due), instantOf(form.remind)]
  const act = useSubmit(
    async (retry) => {
      if (dueAt === undefined || remindAt === undefined) return
      const said = { title: title.trim(), content, audience, dueAt, remindAt }
      const { data } = notification
        ? await notificationsApi.changeNotification(
            { notificationId, rowVersion: notification.rowVersion, ...said },
            retry,
          )
        : await notificationsApi.sendNotification({ notificationId, ...said }, retry)
      toast(t(dueAt && data.status === 'planned' ? 'planned' : 'sent'))
      onClose()
    },
    { isWrong: () => !title.trim() || dueAt === undefined || remindAt === undefined },
  )
  const words = { day: t('day'), time: t('time') }
  const wrong = (at: Date | null | undefined) =>
    act.tried && at === undefined ? t('timeMissing') : undefined
  const homes = { count: counted?.households ?? 0 }
  return (
    <ActDialog
      title={t(notification ? 'changeTitle' : 'addTitle')}
      confirm={t(dueAt ? 'planFor' : 'sendTo', homes)}
      size="large"
      act={act}
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
              invalid={wrong(dueAt)}
              value={form.due}
              onMoment={(due) => put({ due })}
            />
            <MomentField
              label={t('remindAt')}
              words={words}
              invalid={wrong(remindAt)}
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
