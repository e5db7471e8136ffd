import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** How many households read something, in words and as a bar. */
export function ReadBar({ read, households }: { read: number; households: number }) {
  const t = useTexts('newsPage')
  if (!households) return <span className="lb-quiet">{t('notTold')}</span>
  return (
    <span className="nw-read">
      <span>{t('readOf', { read, households })}</span>
      <span className="nw-bar" aria-hidden="true">
        <span style={{ width: `${(read / households) * 100}%` }} />
      </span>
    </span>
  )
}
