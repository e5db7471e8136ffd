import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** For whom this ballot is, of several: all of them until somebody leaves one out to vote otherwise. Many fold to one line. */
export function ForWhom({
  all,
  left,
  onToggle,
}: {
  all: readonly { key: string; label: string }[]
  left: ReadonlySet<string>
  onToggle: (key: string) => void
}) {
  const t = useTexts('assemblyBallot')
  if (all.length < 2) return null
  const chips = (
    <div className="lb-chips" role="group" aria-label={t('forWhom')}>
      {all.map(({ key, label }) => (
        <button key={key} type="button" aria-pressed={!left.has(key)} onClick={() => onToggle(key)}>
          {label}
        </button>
      ))}
    </div>
  )
  return (
    <details className="ab-whom" open={all.length < 5}>
      <summary className="lb-14 lb-quiet">
        {t('forWhomSome', { count: all.length - left.size, total: all.length })}
      </summary>
      {chips}
    </details>
  )
}
