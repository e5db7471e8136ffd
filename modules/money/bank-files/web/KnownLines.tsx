import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PreviewLine } from '../shapes.ts'
import { sayPaid } from './line-words.tsx'

/** Lines that were taken in before; one that is another payment is ticked, with a reason. */
export function KnownLines({
  lines,
  repeats,
  tried,
  onRepeats,
}: {
  lines: readonly PreviewLine[]
  repeats: ReadonlyMap<number, string>
  tried: boolean
  onRepeats: (repeats: ReadonlyMap<number, string>) => void
}) {
  const t = useTexts('bankImport')
  const change = (lineNumber: number, reason: string | undefined) => {
    const next = new Map(repeats)
    if (reason === undefined) next.delete(lineNumber)
    else next.set(lineNumber, reason)
    onRepeats(next)
  }
  return (
    <div className="bi-known">
      <p className="lb-14 lb-quiet">{t('knownText')}</p>
      {lines.slice(0, 20).map((line) => {
        const reason = repeats.get(line.lineNumber)
        return (
          <div key={line.lineNumber}>
            <Checkbox
              checked={reason !== undefined}
              onChange={(isTicked) => change(line.lineNumber, isTicked ? '' : undefined)}
            >
              {t('knownLine', {
                line: line.lineNumber,
                day: sayPaid(line),
                amount: showMoney(line.amount),
                file: line.known,
              })}
            </Checkbox>
            {reason !== undefined && (
              <Field label={t('reason')} invalid={tried && !reason.trim() ? t('reasonMissing') : undefined}>
                <TextInput
                  autoFocus
                  value={reason}
                  maxLength={60}
                  onText={(text) => change(line.lineNumber, text)}
                />
              </Field>
            )}
          </div>
        )
      })}
    </div>
  )
}
