import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Gap } from '../shapes.ts'

/** What could not be calculated, why, and who took it upon themselves. */
export function GapSaid({ gap: { name, missing, state, acceptedAt, acceptedBy, reason } }: { gap: Gap }) {
  const t = useTexts('billChecks')
  return (
    <span>
      {name && `${name}：`}
      {t(`missing_${missing}`)} <Mark kind={state === 'open' ? 'reminded' : 'done'}>{t(`gap_${state}`)}</Mark>
      {acceptedAt && (
        <span className="lb-14 lb-quiet lb-grid">
          {t('acceptedBy', { who: acceptedBy, when: speakTime(acceptedAt), reason })}
        </span>
      )}
    </span>
  )
}
