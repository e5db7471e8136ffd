import './card-texts.ts'
import './page-texts.ts'
import { Suspense } from 'react'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { AssetNamed } from '#modules/building/alarm-points/web/public.ts'
import { householdPath } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { AlarmMark, Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { AlarmDetail } from '../shapes.ts'
import { HouseholdHelp } from './HouseholdHelp.tsx'
import { ToldList } from './ToldList.tsx'
import { Condition, Handling, useSaid } from './EventMarks.tsx'

/** The quiet line above an alarm: its level and whose it is. */
export function EventOver({ event }: { event: AlarmDetail }) {
  const t = useTexts('alarmPages')
  return (
    <span className="lb-line lb-gap-8">
      <AlarmMark level={event.level} cleared={event.clearedAt !== null} />
      {t(event.isPrivate ? 'scope_private' : 'scope_public')}
      {event.isTest && !event.isDrill && <Mark kind="note">{t('isTest')}</Mark>}
    </span>
  )
}

/** What is known of an alarm, and everything that was done about it. */
export function EventFacts({ event }: { event: AlarmDetail }) {
  const t = useTexts('alarmPages')
  const said = useSaid()
  const by = (who: string, at: Date | null) => at && t('byAt', { who, when: speakTime(at) })
  return (
    <>
      {event.isQuiet && <Note>{t(event.inMaintenance ? 'inMaintenance' : 'quiet')}</Note>}
      {!event.isQuiet && event.inMaintenance && event.state !== 'processed' && (
        <Note>{t('worksOnPoint')}</Note>
      )}
      {event.householdId && (
        <Suspense fallback={null}>
          <HouseholdHelp householdId={event.householdId} isWhole />
        </Suspense>
      )}
      {event.reopensAt && <Note tone="wait">{t('reopens', { when: speakTime(event.reopensAt) })}</Note>}
      <Facts
        rows={[
          [t('what'), said(event)],
          [t('condition'), <Condition key="condition" event={event} />],
          [t('handling'), <Handling key="handling" event={event} />],
          [t('value'), event.value && `${event.value} ${event.unit}`],
          [t('point'), event.name],
          [
            t('household'),
            event.householdId && (
              <a key="household" className="lb-link" href={householdPath(event.householdId)}>
                {event.label}
              </a>
            ),
          ],
          [t('asset'), event.assetCode && <AssetNamed key="asset" code={event.assetCode} />],
          [t('raisedAt'), speakTime(event.raisedAt)],
          [t('clearedAt'), event.clearedAt && speakTime(event.clearedAt)],
          [
            t('risesAt'),
            !event.acknowledgedAt && !event.clearedAt && event.risesAt && speakTime(event.risesAt),
          ],
          [t('times'), event.begun > 1 && t('timesCount', { count: event.begun })],
          [t('acknowledgedBy'), by(event.acknowledgedBy, event.acknowledgedAt)],
          [t('processedBy'), by(event.processedBy, event.processedAt)],
          [t('cause'), event.cause],
          [
            t('action'),
            event.action && (
              <span key="action" className="lb-lines">
                {event.action}
              </span>
            ),
          ],
          [
            t('photos'),
            event.photoPaths.length > 0 && (
              <StoredPictures
                key="photos"
                size="small"
                pictures={event.photoPaths.map((path, nth) => ({
                  path,
                  title: t('photoNth', { nth: nth + 1 }),
                }))}
              />
            ),
          ],
        ]}
      />
      <ToldList event={event} />
      <Timeline
        title={t('timeline')}
        toSeconds
        lines={event.timeline.toReversed()}
        what={({ what }) => t(`act_${what}`)}
        field={() => t('level')}
        value={(level) => t(`level${level as '1'}`)}
      />
    </>
  )
}
