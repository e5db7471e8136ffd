import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Which of several co-owners stands at the desk: one exercises the rights of all (Art. 27 I). */
export function AttendeeChoice({
  owners,
  representative,
  value,
  isUnchosen,
  onChoose,
}: {
  owners: readonly string[]
  /** Whom the roll names; '' where it names nobody. */
  representative: string
  value: string
  /** Somebody wanted to go on without a choice. */
  isUnchosen: boolean
  onChoose: (name: string) => void
}) {
  const t = useTexts('assemblyPage')
  return (
    <div className="lb-inner lb-stack lb-gap-8">
      <div className="lb-line lb-wrap lb-gap-12">
        <span className="lb-quiet">{t('attendee')}</span>
        <div className="lb-chips" role="group" aria-label={t('attendee')}>
          {owners.map((name) => (
            <button key={name} type="button" aria-pressed={name === value} onClick={() => onChoose(name)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      {isUnchosen ? (
        <p className="lb-14 ar-note" role="alert">
          {t('attendeeMissing')}
        </p>
      ) : (
        value &&
        value !== representative && (
          <p className="lb-14 lb-amber" role="status">
            {representative ? t('attendeeOther', { name: representative }) : t('attendeeUnwritten')}
          </p>
        )
      )}
    </div>
  )
}
