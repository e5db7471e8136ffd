import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { type BatchRow, shownCode } from './batch.ts'
import type { Batch } from './use-batch.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const icons: Record<BatchRow['state'], IconName> = {
  checking: 'clock',
  asks: 'help',
  ready: 'card',
  sending: 'clock',
  done: 'check',
  failed: 'warn',
}

/** What was read so far, each line with its outcome. */
export function BatchList({ kind, batch }: { kind: ReaderKind; batch: Batch }) {
  const t = useTexts('quickActivation')
  const { rows } = batch
  return (
    <section className="qa-batch" aria-label={t(kind === 'card' ? 'batchList' : 'batchPhones')}>
      <h3>
        {t(kind === 'card' ? 'batchList' : 'batchPhones')}
        <span className="lb-quiet">{t('batchCount', { count: rows.length })}</span>
      </h3>
      {rows.length === 0 ? (
        <p className="lb-quiet lb-inner">{t('batchNone')}</p>
      ) : (
        <ol>
          {rows.map((row, nth) => (
            <li key={row.code} className={`qa-row qa-row-${row.state}`}>
              <span className="lb-quiet">{nth + 1}</span>
              <b>{shownCode(kind, row.code)}</b>
              <span className="qa-said lb-line lb-gap-8 lb-quiet">
                <Icon name={icons[row.state]} size={16} />
                <Said row={row} />
              </span>
              <RowActs row={row} nth={nth + 1} batch={batch} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Said({ row: { state, said, question, decision } }: { row: BatchRow }) {
  const t = useTexts('quickActivation')
  if (said) return said
  if (state === 'checking') return t('rowChecking')
  if (state === 'sending') return t('rowSending')
  if (state === 'asks' && question)
    return question.ask === 'lost'
      ? t('rowLost')
      : t('rowOthers', { labels: inRow(question.others.map(({ label }) => label)) })
  if (decision)
    return t(decision === 'add' ? 'rowWillAdd' : decision === 'move' ? 'rowWillMove' : 'rowWillEnable')
  return t('rowReady')
}

function RowActs({ row, nth, batch }: { row: BatchRow; nth: number; batch: Batch }) {
  const t = useTexts('quickActivation')
  return (
    <span className="qa-acts">
      {row.state === 'asks' && (
        <Button size="small" onClick={() => void batch.answer(row)}>
          {t('rowAsk')}
        </Button>
      )}
      {row.state === 'failed' && (
        <Button size="small" onClick={() => void batch.retry(row)}>
          {t('rowRetry')}
        </Button>
      )}
      {row.state !== 'done' && row.state !== 'sending' && (
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('rowRemove', { nth })}
          onClick={() => batch.remove(row.code)}
        >
          <Icon name="x" />
        </button>
      )}
    </span>
  )
}
