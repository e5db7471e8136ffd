import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import type { Stay, Step } from '../shapes.ts'
import { lockersApi, stepsQuery } from './list-query.ts'

/** How a stay stands, as marks. */
export function StayMarks({ stay }: { stay: Stay }) {
  const t = useTexts('lockersPage')
  const { state, remindCount, isOverdue } = stay
  return (
    <Marks>
      {state === 'stowed' && <Mark kind="inLocker">{t('state_stowed')}</Mark>}
      {state === 'applied' && <Mark kind="waiting">{t('state_applied')}</Mark>}
      {state === 'dropping' && <Mark kind="plain">{t('state_dropping')}</Mark>}
      {state === 'unsure' && <Mark kind="overdue">{t('state_unsure')}</Mark>}
      {remindCount > 0 && <Mark kind="reminded">{t('remindedTimes', { count: remindCount })}</Mark>}
      {isOverdue && <Mark kind="reminded">{t('isOverdue')}</Mark>}
    </Marks>
  )
}

/** What is known of a use of a cubby, and what happened to it (R397, R399). */
export function StayFacts({ stay }: { stay: Stay }) {
  const t = useTexts('lockersPage')
  const steps = useQuery(stepsQuery(stay.stayId))
  return (
    <>
      <Facts
        rows={[
          [t('state'), <StayMarks key="state" stay={stay} />],
          [t('kind'), inRow([stay.kindName, stay.courierName].filter(Boolean))],
          [t('barcode'), stay.trackingNumber],
          [t('size'), stay.size],
          [t('applicant'), stay.applicant],
          [t('note'), stay.note],
          [t('asked'), speakTime(stay.stowedAt ?? stay.askedAt)],
          [t('heldUntil'), stay.holdUntil && t('heldText', { time: speakTime(stay.holdUntil) })],
          [t('code'), stay.state === 'stowed' && <Code key="code" stayId={stay.stayId} />],
        ]}
      />
      {stay.state === 'stowed' && (
        <div className="lb-above-16">
          <Note icon="box">{t('oneRecord')}</Note>
        </div>
      )}
      {steps.data && (
        <div className="lb-above-16">
          <StepLines title={t('past')} steps={steps.data} />
        </div>
      )}
    </>
  )
}

/** The code of a parcel: shown to the desk only when it asks, which is audited. */
function Code({ stayId }: { stayId: string }) {
  const t = useTexts('lockersPage')
  const mayHandle = useAllowed()([{ can: 'lockers.handle' }]).length > 0
  const [code, setCode] = useState<string>()
  const act = useSubmit(async (retry) => setCode((await lockersApi.showCode({ stayId }, retry)).data.code))
  if (code) return <b>{code}</b>
  return (
    <span>
      {t('codeText')}
      {mayHandle && (
        <>
          {'　'}
          <button type="button" className="lb-link" disabled={act.busy} onClick={() => void act.submit()}>
            {t('codeShow')}
          </button>
        </>
      )}
      {act.failure && `　${act.failure}`}
    </span>
  )
}

/** Steps as lines, the newest first; a photo is opened from its line. */
export function StepLines({
  title,
  steps,
  isOfCabinet,
}: {
  title?: string
  steps: readonly Step[]
  isOfCabinet?: boolean
}) {
  const t = useTexts('lockersPage')
  const openPhoto = (stepId: string) =>
    lockersApi.openPhoto({ stepId }).then(
      ({ data }) => void window.open(data.url, '_blank', 'noopener'),
      () => toast(t('photoFailed'), { isTrouble: true }),
    )
  return (
    <Timeline
      {...(title && { title })}
      lines={steps}
      what={(line) => t(`step_${line.step}`)}
      more={(line) => [line.cubbyName, isOfCabinet && line.label]}
      below={(line) =>
        line.hasPhoto && (
          <button type="button" className="lb-link" onClick={() => void openPhoto(line.stepId)}>
            {t('photo')}
          </button>
        )
      }
    />
  )
}
