import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The black digits that were typed, and the red ones behind them that nobody reads. */
export function Digits({ typed, digits, isOdd }: { typed: string; digits: number; isOdd: boolean }) {
  const t = useTexts('gasRound')
  return (
    <>
      <p className="gd-caption lb-14 lb-quiet">
        <span>{t('value')}</span>
        <span>{t('redHelp')}</span>
      </p>
      <div className="gd-digits" data-odd={isOdd} role="img" aria-label={`${t('value')} ${typed}`}>
        {Array.from({ length: digits }, (_, nth) => (
          <i key={nth} data-empty={typed[nth] === undefined}>
            {typed[nth] ?? ''}
          </i>
        ))}
        <em />
        <em />
      </div>
    </>
  )
}
