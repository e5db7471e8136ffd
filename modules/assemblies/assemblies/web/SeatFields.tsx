import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { emptyRow, type SeatRow } from './seat-rows.ts'

/** Seats by building, each with its candidates; one row without a building where the community elects as a whole. */
export function SeatFields({
  rows,
  invalid,
  onChange,
}: {
  rows: readonly SeatRow[]
  invalid: string | undefined
  onChange: (rows: SeatRow[]) => void
}) {
  const t = useTexts('assemblyPage')
  const set = (at: number, patch: Partial<SeatRow>) =>
    onChange(rows.map((row, nth) => (nth === at ? { ...row, ...patch } : row)))
  return (
    <div className="lb-stack lb-gap-12">
      <p className="lb-14 lb-quiet">{t('seatGroupHelp')}</p>
      {rows.map((row, at) => (
        // Rows have no ids of their own and are only added at the end or taken away.
        <div key={`${at} of ${rows.length}`} className="lb-stack lb-gap-12">
          <div className="lb-line lb-wrap lb-gap-12">
            <Field label={t('seatGroup')} optional>
              <TextInput maxLength={20} value={row.group} onText={(group) => set(at, { group })} />
            </Field>
            <Field label={t('seats')}>
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={row.seats}
                onText={(seats) => set(at, { seats: seats.replace(/\D/g, '') })}
              />
            </Field>
            {rows.length > 1 && (
              <Button
                type="text"
                icon={<Icon name="x" />}
                aria-label={t('remove')}
                onClick={() => onChange(rows.filter((_, nth) => nth !== at))}
              />
            )}
          </div>
          <Field
            label={row.group ? t('candidatesOf', { group: row.group }) : t('candidates')}
            help={t('candidatesHelp')}
            invalid={at === rows.length - 1 ? invalid : undefined}
          >
            <textarea
              className="lb-long-text"
              rows={4}
              value={row.names}
              onChange={(event) => set(at, { names: event.target.value })}
            />
          </Field>
        </div>
      ))}
      <div>
        <Button icon={<Icon name="plus" />} onClick={() => onChange([...rows, emptyRow])}>
          {t('addGroup')}
        </Button>
      </div>
    </div>
  )
}
