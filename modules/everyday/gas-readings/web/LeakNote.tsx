import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useOnline } from '#platform/web/look/OfflineLine.tsx'

/** Gas was smelt: first out of the house, and who is called. Without a line nobody hears of it yet. */
export function LeakNote() {
  const t = useTexts('gasRound')
  return (
    <div className="gd-leak" role="alert">
      <p>{t(useOnline() ? 'smelt' : 'smeltOffline')}</p>
      <a href="tel:119" className="lb-button lb-button-default lb-button-large">
        {t('call119')}
      </a>
    </div>
  )
}
