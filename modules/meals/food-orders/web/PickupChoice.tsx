import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakClock } from '#modules/meals/write-moment.ts'
import { pickupTimes, soonest } from './order-model.ts'

interface PickupChoiceProps {
  /** ISO; '': as soon as possible. */
  value: string
  now: number
  onChoose: (at: string) => void
}

/** When it is picked up: as soon as possible, or at a quarter of an hour of today. */
export function PickupChoice({ value, now, onChoose }: PickupChoiceProps) {
  const t = useTexts('orderPage')
  const times = pickupTimes(now).map((at) => at.toISOString())
  const kept = value && !times.includes(value) ? [value, ...times] : times
  return (
    <div className="fo-pickup">
      <span className="lb-quiet lb-nowrap" aria-hidden="true">
        {t('pickup')}
      </span>
      <ChoiceInput
        aria-label={t('pickup')}
        value={value}
        onChoose={onChoose}
        options={[
          { value: '', label: t('soon', { time: speakClock(soonest(now)) }) },
          ...kept.map((at) => ({ value: at, label: speakClock(new Date(at)) })),
        ]}
      />
    </div>
  )
}
