import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
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
import { alarmEvents, alreadyProcessed, eventChanged } from '../contract.ts'
import type { AlarmDetail } from '../shapes.ts'
import { detailPath, eventsPath } from './paths.ts'
import { type Photos, PhotosField, usePhotos } from './PhotosField.tsx'

const api = client(alarmEvents)

/** Somebody wrote something down or closed it meanwhile. */
const codes = [eventChanged().code, alreadyProcessed().code]
const formOf = ({ cause, action, photoPaths }: AlarmDetail) => ({ cause, action, photoPaths })

/** Which causes are offered, by the system that an alarm is of: those of a pump say nothing of a smoke detector. */
const causesOf = ({ category, isPrivate }: Pick<AlarmDetail, 'category' | 'isPrivate'>) => {
  if (isPrivate || category === 11) return 'causes_help'
  if (category === 1) return 'causes_fire'
  if (category === 2) return 'causes_lift'
  if (category === 3 || category === 4) return 'causes_pump'
  return category === 5 || category === 6 ? 'causes_power' : 'causes_other'
}

/** What was found and done about an alarm: kept as being seen to, or closed, for which all three are needed. */
export function ReportForm({ event: given }: { event: AlarmDetail }) {
  const t = useTexts('alarmPages')
  const goTo = useNavigate()
  const queries = useQueryClient()
  // The page asks anew after every change: what was seen here is what is sent, so that nobody is overwritten unseen.
  const {
    seen: event,
    form: { cause, action, photoPaths },
    change,
    attempt,
    colleagueEdits,
  } = useMeanwhile({
    given,
    codes,
    formOf,
    isNewer: (now, seen) => now.rowVersion > seen.rowVersion,
    fields: [
      { label: t('cause'), read: (form) => form.cause },
      { label: t('action'), read: (form) => form.action },
      { label: t('photos'), read: (form) => String(form.photoPaths.length) },
    ],
    newest: async () => {
      const { eventId, isPrivate } = given
      return (await (isPrivate ? api.getPrivate : api.get)({ eventId })).data
    },
  })
  const photos: Photos = usePhotos(photoPaths, (paths) => change({ photoPaths: [...paths] }))
  const [isClosing, setClosing] = useState(false)
  const lacks = { cause: !cause.trim(), action: !action.trim(), photo: photos.count === 0 }
  const send = async (retry: Parameters<typeof uploadOnce>[0], state: 'processing' | 'processed') => {
    const sent: string[] = []
    for (const shot of photos.shots) sent.push(await uploadOnce(retry, 'webcam', shot))
    const { eventId, rowVersion, isPrivate } = event
    const input = { eventId, rowVersion, state, cause: cause.trim(), action: action.trim() }
    await attempt(() =>
      (isPrivate ? api.reportPrivate : api.report)(
        { ...input, photoPaths: [...photos.paths, ...sent] },
        retry,
      ),
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
  const isOver = given.state === 'processed' && !close.busy
  useHotKey('Ctrl+Enter', 'alarmPages:close', press, { enabled: !isOver })
  const failure = close.failure ?? save.failure
  const tried = isClosing && close.tried
  return (
    <Panel title={t('reportTitle')} summary={t('allThree')} pad="plain">
      <form {...close.form} className="lb-stack lb-gap-16">
        <ReasonField
          label={t('cause')}
          reasons={t(causesOf(event)).split('|')}
          value={cause}
          invalid={tried && lacks.cause ? t('causeNeeded') : undefined}
          onReason={(next) => change({ cause: next })}
        />
        <Field label={t('action')} invalid={tried && lacks.action ? t('actionNeeded') : undefined}>
          <textarea
            className="lb-long-text"
            rows={4}
            maxLength={200}
            value={action}
            onChange={({ target }) => change({ action: target.value })}
          />
        </Field>
        <PhotosField photos={photos} invalid={tried && lacks.photo ? t('photoNeeded') : undefined} />
        {isOver && <Note tone="wait">{t('closedMeanwhile')}</Note>}
        {!isOver && !event.clearedAt && <Note tone="wait">{t('reopensLater')}</Note>}
        {failure && <FailureNote sentence={failure} colleagueEdits={colleagueEdits} />}
        <div className="lb-line lb-gap-8 lb-right lb-wrap">
          <Button loading={save.busy} disabled={isOver} onClick={() => void save.submit()}>
            {t('save')}
          </Button>
          <Button type="primary" loading={close.busy} disabled={isOver} onClick={press}>
            {t('close')} <Key keys="Ctrl Enter" />
          </Button>
        </div>
      </form>
    </Panel>
  )
}
