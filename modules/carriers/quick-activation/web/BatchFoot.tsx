import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { asking, failedOf, toBind, unbound } from './batch.ts'
import { openQuickActivation } from './public.ts'
import type { Batch } from './use-batch.ts'

/** Confirms what was read in a row (R327), tries failed ones again, or goes on to the next household. */
export function BatchFoot({ batch, onLeave }: { batch: Batch; onLeave: () => void }) {
  const t = useTexts('quickActivation')
  const { rows, sending } = batch
  const ready = toBind(rows).length
  const failed = failedOf(rows).length
  const open = asking(rows).length
  const hasRest = failed + open > 0
  const isAllDone = rows.length > 0 && unbound(rows).length === 0
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void batch.bindAll(), { enabled: ready > 0 })
  return (
    <>
      {open > 0 && <span className="lb-14 lb-quiet">{t('unansweredNote', { count: open })}</span>}
      {isAllDone && <Button onClick={() => void openQuickActivation()}>{t('otherHousehold')}</Button>}
      {failed > 0 && (
        <Button loading={sending} onClick={() => void batch.retryAll()}>
          {t('retryAll', { count: failed })}
        </Button>
      )}
      {isAllDone && (
        <Button type="primary" onClick={onLeave}>
          {t('finish')} <Key keys="Esc" />
        </Button>
      )}
      {!isAllDone && (ready > 0 || !hasRest) && (
        <Button
          type="primary"
          loading={sending}
          disabled={ready === 0 && !sending}
          onClick={() => void batch.bindAll()}
          aria-keyshortcuts="Control+Enter"
        >
          {t('bindAll', { count: ready })} <Key keys="Ctrl Enter" />
        </Button>
      )}
    </>
  )
}
