import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { type Way, ways } from '../contract.ts'

interface WaysChoiceProps {
  label: string
  value: readonly Way[]
  /** What may be chosen here; what was chosen before stays until it is taken away. */
  offered: readonly Way[]
  onWays: (ways: Way[]) => void
}

/** By what somebody is told. */
export function WaysChoice({ label, value, offered, onWays }: WaysChoiceProps) {
  const t = useTexts('alarmCallsPage')
  return (
    <div className="lb-line lb-gap-16 lb-wrap" role="group" aria-label={label}>
      {ways
        .filter((way) => offered.includes(way) || value.includes(way))
        .map((way) => (
          <Checkbox
            key={way}
            checked={value.includes(way)}
            onChange={({ target }) =>
              onWays(ways.filter((one) => (one === way ? target.checked : value.includes(one))))
            }
          >
            {t(`way_${way}`)}
          </Checkbox>
        ))}
    </div>
  )
}
