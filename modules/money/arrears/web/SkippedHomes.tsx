import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { WhyNot } from '../why-not.ts'

interface SkippedHomesProps {
  skipped: readonly { debtId: string; label: string; payer: string; why: WhyNot }[]
}

/** Who is left out, each with why. */
export function SkippedHomes({ skipped }: SkippedHomesProps) {
  const t = useTexts('arrearsPage')
  if (!skipped.length) return null
  return (
    <>
      <p className="lb-amber">{t('skipped', { count: skipped.length })}</p>
      <ul className="ar-skipped">
        {skipped.map(({ debtId, label, payer, why }) => (
          <li key={debtId}>
            <b>{label}</b> {payer} <span className="lb-quiet">{t(`why_${why}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
