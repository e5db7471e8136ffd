import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ChargingTrial } from '../contract.ts'

/** What energy comes to by the version that held, by this one and by Taipower, off-peak and peak. */
export function TrialBars({
  trial: { before, after, taipower },
  number,
}: {
  trial: ChargingTrial
  number: number
}) {
  const t = useTexts('chargingRatesPage')
  const bars = [
    ...(before
      ? [{ label: t('versionOf', { number: before.number }), parts: before.parts, isOurs: true }]
      : []),
    { label: t('versionOf', { number }), parts: after.parts, isOurs: true },
    ...(taipower ? [{ label: t('taipower'), parts: taipower, isOurs: false }] : []),
  ]
  const longest = Math.max(1, ...bars.map(({ parts }) => parts.peak + parts.offPeak))
  return (
    <div className="cr-bars">
      {bars.map(({ label, parts, isOurs }) => (
        <div key={label} className="cr-bar" data-ours={isOurs || undefined}>
          <span>{label}</span>
          <span className="cr-track" aria-hidden>
            <i style={{ width: `${(parts.offPeak * 100) / longest}%` }} />
            <i className="cr-peak" style={{ width: `${(parts.peak * 100) / longest}%` }} />
          </span>
          <b>{(parts.peak + parts.offPeak).toLocaleString('en-US')}</b>
        </div>
      ))}
      <p className="cr-legend lb-14 lb-quiet">
        <i aria-hidden />
        {t('offPeakPrice')}
        <i className="cr-peak" aria-hidden />
        {t('peakPrice')}
        <span className="lb-end">{t('barsLead')}</span>
      </p>
    </div>
  )
}
