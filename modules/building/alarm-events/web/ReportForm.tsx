import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { alarmEvents } from '../contract.ts'
import type { AlarmDetail } from '../shapes.ts'
import { detailPath, eventsPath } from './paths.ts'
import { type Photos, PhotosField, usePhotos } from './PhotosField.tsx'

const api = client(alarmEvents)

/** What was found and done about an alarm: kept as being seen to, or closed, for which all three are needed. */
export function ReportForm({ event }: { event: AlarmDetail }) {
  const t = useTexts('alarmPages')
  const goTo = useNavigate()
  const queries = useQueryClient()
  const [cause, setCause] = useState(event.cause)
  const [action, setAction] = useState(event.action)
  const photos: Photos = usePhotos(event.photoPaths)
  const [isClosing, setClosing] = useState(false)
  const lacks = { cause: !cause.trim(), action: !action.trim(), photo: photos.count === 0 }
  const send = async (retry: Parameters<typeof uploadOnce>[0], state: 'processing' | 'processed') => {
    const sent: string[] = []
    for (const shot of photos.shots) sent.push(await uploadOnce(retry, 'webcam', shot))
    const { eventId, rowVersion, isPrivate } = event
    const input = { eventId, rowVersion, state, cause: cause.trim(), action: action.trim() }
    await (isPrivate ? api.reportPrivate : api.report)(
      { ...input, photoPaths: [...photos.paths, ...sent] },
      retry,
    )
    toast(t(state === 'processed' ? 'closed' : 'saved'))
    await queries.invalidateQueries({ queryKey: ['alarmEvents'] })
    void goTo({ href: state === 'processed' ? eventsPath : detailPath(event) })
  }
  const close = useSubmit((retry) => send(retry, 'processed'), {
    isWrong: () => lacks.cause || lacks.action || lacks.photo,
  })
  const save = useSubmit((retry) => send(retry, 'processing'))
  const press = () => {
    setClosing(true)
    void close.submit()
  }
  useHotKey('Ctrl+Enter', 'alarmPages:close', press)
  const failure = close.failure ?? save.failure
  const tried = isClosing && close.tried
  return (
    <Panel title={t('reportTitle')} summary={t('allThree')} pad="plain">
      <form {...close.form} className="lb-stack lb-gap-16">
        <ReasonField
          label={t('cause')}
          reasons={[t('cause1'), t('cause2'), t('cause3'), t('cause4')]}
          value={cause}
          invalid={tried && lacks.cause ? t('causeNeeded') : undefined}
          onReason={setCause}
        />
        <Field label={t('action')} invalid={tried && lacks.action ? t('actionNeeded') : undefined}>
          <textarea
            className="lb-long-text"
            rows={4}
            maxLength={200}
            value={action}
            onChange={({ target }) => setAction(target.value)}
          />
        </Field>
        <PhotosField photos={photos} invalid={tried && lacks.photo ? t('photoNeeded') : undefined} />
        {!event.clearedAt && <Note tone="wait">{t('reopensLater')}</Note>}
        {failure && <FailureNote sentence={failure} />}
        <div className="lb-line lb-gap-8 lb-right lb-wrap">
          <Button loading={save.busy} onClick={() => void save.submit()}>
            {t('save')}
          </Button>
          <Button type="primary" loading={close.busy} onClick={press}>
            {t('close')} <Key keys="Ctrl Enter" />
          </Button>
        </div>
      </form>
    </Panel>
  )
}
