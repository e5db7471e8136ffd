import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import type { HouseholdImport } from '../shapes.ts'

/** How far a file is checked or written. */
export function ImportProgress({ one }: { one: HouseholdImport }) {
  const t = useTexts('householdImport')
  const isWriting = one.state === 'applying'
  const said = isWriting
    ? t('applyingText', { done: one.done.toLocaleString('en'), total: one.total.toLocaleString('en') })
    : t('checking')
  const percent = one.total ? Math.min(99, Math.floor((one.done / one.total) * 100)) : 0
  return (
    <div className="lb-grid lb-gap-8" aria-live="polite">
      <div className="lb-line lb-between">
        <span>{said}</span>
        {isWriting && <b>{percent} %</b>}
      </div>
      {isWriting ? (
        <progress className="lb-bar" max={100} value={percent} aria-label={said} />
      ) : (
        <div className="lb-bar hi-bar-open" role="progressbar" aria-label={said} />
      )}
      {one.failure ? (
        <Note tone="wait">{one.failure}</Note>
      ) : (
        <p className="lb-14 lb-quiet">{t(isWriting ? 'applyingGoes' : 'checkingText')}</p>
      )}
    </div>
  )
}
