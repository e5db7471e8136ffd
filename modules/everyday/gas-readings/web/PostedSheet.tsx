import './paper-texts.ts'
import './gas-paper.css'
import { usePeriodWords } from '#modules/everyday/gas-periods/web/public.ts'
import type { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { GasReading } from '../shapes.ts'

interface PostedSheetProps {
  period: GasPeriod
  readings: readonly GasReading[]
  onDone: () => void
}

/** The sheet for the lift, a page per building: households and empty boxes, and nothing of what anybody uses. */
export function PostedSheet({ period, readings, onDone }: PostedSheetProps) {
  const t = paperTexts('gasPaper')
  const community = useMe()?.communityName ?? ''
  const { months } = usePeriodWords()
  const shown = readings.filter(({ isSmart }) => !isSmart)
  const buildings = [...new Set(shown.map(({ building }) => building))]
  return (
    <PrintSheet width="A4" margin="12mm" onDone={onDone}>
      {buildings.map((building) => (
        <div key={building} className="lb-print-page gr-sheet">
          <h1>{t('sheetTitle', { community, months: months(period.ym) })}</h1>
          <p>{t('sheetText')}</p>
          <ol>
            {shown
              .filter((home) => home.building === building)
              .map(({ householdId, label, digits }) => (
                <li key={householdId}>
                  <b>{label}</b>
                  <span>
                    {Array.from({ length: digits }, (_, nth) => (
                      <i key={nth} />
                    ))}
                  </span>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </PrintSheet>
  )
}
