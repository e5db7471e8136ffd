import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { paperWidths } from '#modules/meals/order-shapes.ts'
import { keepPaperWidth, usePaperWidth } from '#modules/meals/points/web/public.ts'

/** How wide the paper of this desk's printer is. */
export function PaperChoice() {
  const t = useTexts('orderPage')
  return (
    <Segments
      label={t('paper')}
      value={String(usePaperWidth())}
      options={paperWidths.map((width) => ({ value: String(width), label: `${width} mm` }))}
      onChange={(chosen) => {
        const width = paperWidths.find((one) => String(one) === chosen)
        if (width) keepPaperWidth(width)
      }}
    />
  )
}
