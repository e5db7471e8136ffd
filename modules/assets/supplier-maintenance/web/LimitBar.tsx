import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { beyond, isMeasured, type Term } from '#modules/assets/maintenance-plans/contract.ts'

type Limits = Pick<Term, 'kind' | 'unit' | 'lowLimit' | 'highLimit'>

/** How far the bar reaches beyond a limit, in parts of what the limits span. */
const margin = 0.6

/** From where to where a bar reaches: its limits with room beside them, and what was measured. Undefined without a limit. */
function spanOf({ lowLimit, highLimit }: Limits, measured: number | undefined) {
  const low = lowLimit === '' ? undefined : Number(lowLimit)
  const high = highLimit === '' ? undefined : Number(highLimit)
  if (low === undefined && high === undefined) return undefined
  const width = (low !== undefined && high !== undefined ? high - low : Math.abs(low ?? high ?? 0)) || 1
  const below = low === undefined ? Math.min(0, (high ?? 0) - width) : low - width * margin
  const from = low !== undefined && low >= 0 ? Math.max(0, below) : below
  const to = high === undefined ? (low ?? 0) + width : high + width * margin
  return { from: Math.min(from, measured ?? from), to: Math.max(to, measured ?? to) }
}

/** Where a number lies between its limits, as on the dial of the machine: what is allowed is filled, what was measured is a stroke. */
export function LimitBar({ term, value }: { term: Limits; value: string }) {
  const t = useTexts('supplierPhone')
  const { lowLimit, highLimit, unit } = term
  const measured = isMeasured(value) ? Number(value) : undefined
  const span = spanOf(term, measured)
  if (!span) return null
  const at = (number: number) => ((number - span.from) / (span.to - span.from)) * 100
  const start = lowLimit === '' ? 0 : at(Number(lowLimit))
  const end = highLimit === '' ? 100 : at(Number(highLimit))
  return (
    <div className="sp-limits" role="img" aria-label={t('limits', { unit })}>
      <div className="sp-limits-bar">
        <i style={{ insetInlineStart: `${start}%`, width: `${Math.max(0, end - start)}%` }} />
        {measured !== undefined && (
          <b
            data-state={beyond(term, value) ? 'beyond' : 'within'}
            style={{ insetInlineStart: `${at(measured)}%` }}
          />
        )}
      </div>
      <p className="lb-14 lb-quiet">
        {lowLimit !== '' && (
          <span style={{ insetInlineStart: `${start}%` }}>{t('lowIs', { value: lowLimit })}</span>
        )}
        {highLimit !== '' && (
          <span data-end style={{ insetInlineEnd: `${100 - end}%` }}>
            {t('highIs', { value: highLimit })}
          </span>
        )}
      </p>
    </div>
  )
}
