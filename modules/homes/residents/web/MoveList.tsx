import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { speakDay } from './days.ts'
import { useMoves } from './use-home.ts'

/** Where one person lived, the newest first. */
export function MoveList({ householdId, residentId }: { householdId: string; residentId: string }) {
  const t = useTexts('householdHome')
  const { data, isError, refetch } = useMoves(householdId, residentId)
  if (!data && isError)
    return (
      <p className="lb-quiet">
        {t('movesFailed')}{' '}
        <button type="button" className="lb-link" onClick={() => void refetch()}>
          {t('again')}
        </button>
      </p>
    )
  if (!data) return <SkeletonRows columns={[96, 200]} rows={3} />
  if (!data.length) return <p className="lb-faint">{t('noMoves')}</p>
  return (
    <ol className="hd-moves">
      {data.map(({ moveId, kind, name, from, to, onDay, at, by, reason }) => (
        <li key={moveId}>
          <span className="lb-14 lb-quiet" title={writeTime(at)}>
            {onDay ? speakDay(onDay) : t('unknownDay')}
          </span>
          <span>
            {t(`move_${kind}`, { name: name || t('someone'), from, to })}
            <span className="lb-14 lb-quiet">
              {[reason, by && t('moveBy', { by })].filter(Boolean).join('　')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
