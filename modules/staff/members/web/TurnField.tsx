import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'

const turns = ['8', '12', '24', '72'] as const
export type Turn = (typeof turns)[number]

/** The end of a turn of so many hours that begins now. */
export const turnFromNow = (hours: Turn): Date => new Date(Date.now() + Number(hours) * 3_600_000)

/** How long a one-time account opens the desk. */
export function TurnField({ value, onChange }: { value: Turn; onChange: (turn: Turn) => void }) {
  const t = useTexts('memberPages')
  return (
    <div className="mb-field lb-grid lb-gap-6">
      <span className="lb-14 lb-quiet">{t('turn')}</span>
      <Segments
        label={t('validUntil')}
        options={turns.map((turn) => ({ value: turn, label: t(`turn_${turn}`) }))}
        value={value}
        onChange={onChange}
        full
      />
    </div>
  )
}
