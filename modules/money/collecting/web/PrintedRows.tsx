import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { whyNoBarcode } from '../bands.ts'
import { bandOfDraft } from './band-drafts.ts'
import type { ShopsForm } from './use-shops-section.tsx'

/** What a bill has printed for which amount: barcodes and fee, or the sentence in their place (R293 to R296). */
export function PrintedRows({ form }: { form: ShopsForm }) {
  const t = useTexts('collectingPage')
  const bands = form.bands.map(bandOfDraft).toSorted((one, other) => one.min - other.min)
  const most = Math.max(0, ...bands.map(({ max }) => max))
  return (
    <section aria-label={t('printed')}>
      <h3 className="lb-below-8">{t('printed')}</h3>
      <ul className="lb-divided co-printed">
        {bands.map((band) => (
          <li key={`${band.min} ${band.max}`}>
            <b>
              {showMoney(band.min)}–{band.max.toLocaleString('en-US')}
            </b>
            <span>
              {whyNoBarcode(bands, band.min) ||
                t(`printedFee_${band.bearer}`, { code: band.code, fee: band.fee })}
            </span>
          </li>
        ))}
        <li>
          <b>{t('above', { amount: showMoney(most + 1) })}</b>
          <span>{t('printedAbove', { sentence: whyNoBarcode(bands, most + 1) })}</span>
        </li>
        <li>
          <b>{t('transfer')}</b>
          <span>{t('printedTransfer', { fee: form.transferFee || '0' })}</span>
        </li>
      </ul>
    </section>
  )
}
