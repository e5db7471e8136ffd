import { useTexts } from '#platform/web/i18n/use-texts.ts'

interface DigitsProps {
  typed: string
  digits: number
  isOdd: boolean
  onType: (typed: string) => void
}

/**
 * The black digits that were typed, and the red ones behind them that nobody reads. Who has keys types them, and Enter goes on;
 * a phone's own keyboard stays away, since the pad below is larger.
 */
export function Digits({ typed, digits, isOdd, onType }: DigitsProps) {
  const t = useTexts('gasRound')
  return (
    <label className="gd-read">
      <span className="gd-caption lb-14 lb-quiet">
        <span>{t('value')}</span>
        <span aria-hidden>{t('redHelp')}</span>
      </span>
      <input
        className="lb-sr"
        inputMode="none"
        autoComplete="off"
        autoFocus
        maxLength={digits}
        value={typed}
        onChange={({ target }) => onType(target.value.replace(/\D/g, ''))}
      />
      <span className="gd-digits" data-odd={isOdd} aria-hidden>
        {Array.from({ length: digits }, (_, nth) => (
          <i key={nth} data-empty={typed[nth] === undefined}>
            {typed[nth] ?? ''}
          </i>
        ))}
        <em />
        <em />
      </span>
    </label>
  )
}
