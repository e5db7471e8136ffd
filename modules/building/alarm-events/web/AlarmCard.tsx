import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { AlarmMark, Mark } from '#platform/web/look/Mark.tsx'
import { clockTime, speakWait } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Alert } from './alert-list.ts'
import { Condition } from './EventMarks.tsx'
import { HouseholdHelp } from './HouseholdHelp.tsx'
import { detailPath, reportPath } from './paths.ts'

export interface AlarmCardProps {
  alert: Alert
  /** The one that Alt K acknowledges. */
  isFirst: boolean
  onAcknowledge: (() => void) | undefined
  onLook: () => void
}

/** One alarm: its level, where it is, since when, and what is done about it next. */
export function AlarmCard({ alert, isFirst, onAcknowledge, onLook }: AlarmCardProps) {
  const t = useTexts('alarmCards')
  const goTo = useNavigate()
  const now = useMinute()
  const { level, isPrivate, isNew, isLost, createdAt, clearedAt, place, said, label, inMaintenance } = alert
  const time = clockTime(createdAt).slice(0, 5)
  const length = speakWait(now - createdAt.getTime())
  const go = (href: string) => {
    onLook()
    void goTo({ href })
  }
  return (
    <li className={isNew && level >= 3 && !inMaintenance ? 'ab-red' : undefined}>
      <div className="lb-line lb-gap-8">
        <AlarmMark level={level} />
        {alert.isTest && <Mark kind="note">{t('isTest')}</Mark>}
        <span className="lb-14 lb-quiet">{t(isPrivate ? 'private' : 'public')}</span>
        <span className="lb-14 lb-quiet lb-end">{t('since', { time, length })}</span>
      </div>
      <p className="lb-line lb-gap-8 lb-wrap">
        {isPrivate ? <HouseholdName label={label} /> : <b>{place}</b>}
        <span>{isLost ? t('lost') : said}</span>
        {(clearedAt || inMaintenance) && <Condition event={{ clearedAt, kind: 'abnormal', inMaintenance }} />}
      </p>
      {alert.householdId && (
        <Suspense fallback={null}>
          <HouseholdHelp householdId={alert.householdId} />
        </Suspense>
      )}
      <div className="lb-line lb-gap-8">
        {isNew && onAcknowledge && (
          <Button
            type={isFirst ? 'primary' : 'default'}
            className="lb-grow"
            aria-keyshortcuts={isFirst ? 'Alt+K' : undefined}
            onClick={onAcknowledge}
          >
            {t('acknowledge')} {isFirst && <Key keys="Alt K" />}
          </Button>
        )}
        {!isNew && onAcknowledge && (
          <Button className="lb-grow" onClick={() => go(reportPath(alert))}>
            {t('report')}
          </Button>
        )}
        <Button onClick={() => go(detailPath(alert))}>{t('look')}</Button>
      </div>
    </li>
  )
}
