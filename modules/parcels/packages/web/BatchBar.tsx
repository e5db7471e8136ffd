import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { RegisterOptions } from '../contract.ts'
import { averageSeconds, type Batch } from './batch.ts'

export interface BatchBarProps {
  batch: Batch
  options: RegisterOptions | undefined
  /** Whether the fixed fields are open for changing. */
  changing: boolean
  onChange: () => void
  onEnd: () => void
}

/** What this batch keeps between scans, how many it has and how fast it goes. */
export function BatchBar({ batch, options, changing, onChange, onEnd }: BatchBarProps) {
  const t = useTexts('registerPackages')
  const courier =
    options?.couriers.find((courier) => courier.id === batch.courierId)?.name ?? t('courierGuessed')
  const kind = options?.kinds.find((kind) => kind.id === batch.kindId)?.name ?? ''
  const average = averageSeconds(batch)
  return (
    <section className="rp-batch" aria-label={t('batch')}>
      <span className="rp-batch-on">
        <Icon name="lock" size={16} />
        {t('batch')}
      </span>
      <span>
        <small>{t('courier')}</small>
        {courier}
      </span>
      <span>
        <small>{t('kind')}</small>
        {kind}
      </span>
      <span>
        <small>{t('shelfPosition')}</small>
        <b>{batch.shelfPosition || t('positionNone')}</b>
      </span>
      <span>
        <small>{t('batchCount')}</small>
        <b>{batch.count}</b>
        {t('batchPieces')}
      </span>
      {average && (
        <span>
          <small>{t('batchAverage')}</small>
          <b>{average}</b>
          {t('batchSeconds')}
        </span>
      )}
      <span className="rp-batch-acts">
        <Button type="text" onClick={onChange} aria-expanded={changing} aria-keyshortcuts="F4">
          {t(changing ? 'batchChanged' : 'batchChange')} <Key keys="F4" />
        </Button>
        <Button type="text" onClick={onEnd} aria-keyshortcuts="Alt+B">
          {t('batchEnd')} <Key keys="Alt B" />
        </Button>
      </span>
    </section>
  )
}
