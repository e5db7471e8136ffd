import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { AssemblyRow } from '../shapes.ts'
import { minutesLate } from './minutes-late.ts'
import { PostedDialog } from './PostedDialog.tsx'
import { assembliesApi } from './queries.ts'

/** How far the minutes are served and whether they were posted, which Art. 34 wants within fifteen days. */
export function MinutesPosted({ row, dueOn }: { row: AssemblyRow; dueOn: string }) {
  const t = useTexts('assemblyPage')
  const [isAsking, setAsking] = useState(false)
  const mayRecord = useAllowed()([{ can: 'assemblies.record' }]).length > 0
  const { assemblyId, minutesPostedOn, minutesServed, totalUnits } = row
  const late = minutesLate(row, dayOf(new Date(useMinute())))
  const isDone = minutesServed >= totalUnits && minutesPostedOn !== null
  return (
    <Note
      tone={isDone ? 'plain' : 'wait'}
      act={
        mayRecord && (
          <Button onClick={() => setAsking(true)}>
            {t(minutesPostedOn ? 'correctPosted' : 'postMinutes')}
          </Button>
        )
      }
    >
      {late && <b>{t(late.count ? 'minutesLate' : 'postingLate', late)}</b>}{' '}
      {t('minutesDueText', { day: dueOn.replaceAll('-', '/'), served: minutesServed, total: totalUnits })}{' '}
      {minutesPostedOn
        ? t('minutesPosted', { day: minutesPostedOn.replaceAll('-', '/') })
        : t('minutesNotPosted')}
      {isAsking && (
        <PostedDialog
          title={t('postMinutes')}
          isCorrection={minutesPostedOn !== null}
          post={(said, retry) => assembliesApi.postMinutes({ assemblyId, ...said }, retry)}
          onClose={() => setAsking(false)}
        />
      )}
    </Note>
  )
}
