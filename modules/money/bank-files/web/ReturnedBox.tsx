import { showMoney } from '#platform/contract/show-money.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { LineDetail } from '../desk-shapes.ts'
import { deskApi } from './desk-query.ts'
import { sayDay } from './line-words.tsx'

/** What says that a line was given back: what the bank reversed is done here, a refund is asked for, or it was another one. */
export function ReturnedBox({
  line,
  mayMatch,
  onRefund,
  onAnother,
  onDone,
}: {
  line: LineDetail
  mayMatch: boolean
  /** Asks for the refund; absent for who may not. */
  onRefund: (() => void) | undefined
  onAnother: () => void
  onDone: () => void
}) {
  const t = useTexts('unmatchedPage')
  const { returned, amount } = line
  const reversal = returned.find(({ returnedKind, lineId }) => returnedKind === 'reversal' && lineId)
  const [first] = reversal ? [reversal] : returned
  const act = useSubmit(async (retry) => {
    if (!reversal?.lineId) return
    const { lineId, rowVersion } = reversal
    await deskApi.reverse({ lineId, rowVersion, isAnother: false }, retry)
    toast(t('reversed', { amount: showMoney(amount) }))
    onDone()
  })
  const refund = first?.returnedKind === 'voucher' || line.isRefunding ? undefined : onRefund
  const confirm = reversal ? () => void act.submit() : refund
  useHotKey('Ctrl+Enter', 'unmatchedPage:proposal', () => confirm?.(), { enabled: mayMatch })
  useHotKey('Alt+9', 'unmatchedPage:returnedOther', onAnother, { enabled: mayMatch && !reversal })
  const effect = first?.returnedKind === 'reversal' && !reversal ? 'gone' : (first?.returnedKind ?? 'out')
  return (
    <div className="bf-proposal">
      <h3>{t('class_returned')}</h3>
      <ul className="bf-to">
        {returned.map(({ returnedKind, day, said }) => (
          <li key={`${returnedKind} ${day} ${said}`}>
            <span>
              {t(`returned_${returnedKind}`)} <span className="lb-14 lb-quiet">{said}</span>
            </span>
            <span className="lb-14 lb-quiet lb-nowrap">{sayDay(day)}</span>
            <b>{showMoney(-amount)}</b>
          </li>
        ))}
      </ul>
      <p className="bf-effect">
        <Icon name="check" />
        <span>{textOf(`unmatchedPage:returnedEffect_${effect}`)}</span>
      </p>
      {act.failure && <FailureNote sentence={act.failure} />}
      <div className="lb-stack lb-gap-8">
        {mayMatch && confirm && (
          <Button
            type="primary"
            size="large"
            block
            loading={act.busy}
            aria-keyshortcuts="Control+Enter"
            onClick={confirm}
          >
            {reversal ? t('reverse', { amount: showMoney(amount) }) : t('returnedRefund')}{' '}
            <Key keys="Ctrl Enter" />
          </Button>
        )}
        {mayMatch && !reversal && (
          <Button block aria-keyshortcuts="Alt+9" onClick={onAnother}>
            {t('returnedOther')} <Key keys="Alt 9" />
          </Button>
        )}
      </div>
    </div>
  )
}
