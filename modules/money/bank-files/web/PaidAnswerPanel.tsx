import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ReceiptPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { HouseholdAccount, PaidItem } from '../paid-shapes.ts'
import { PaidFlow } from './PaidFlow.tsx'
import { PaidTold } from './PaidTold.tsx'
import { readAloud, sayOwed, standing, titleOf, verdictOf, whyOfPaid } from './paid-words.ts'
import { unmatchedPath } from './paths.ts'
import { UndoBooked } from './UndoBooked.tsx'
import { TellPaidDialog } from './TellPaidDialog.tsx'

export interface PaidAnswerPanelProps {
  item: PaidItem
  account: HouseholdAccount | undefined
  place: { nth: number; count: number }
  onOther: (() => void) | undefined
}

const icons = {
  done: 'check',
  refunded: 'check',
  part: 'clock',
  waits: 'clock',
  refunding: 'clock',
  bank: 'warn',
  voided: 'warn',
  booked: 'check',
} as const

/** Where one payment is and why, as it is read to the resident: sent to the household, copied, its receipts printed with one key each. */
export function PaidAnswerPanel({ item, account, place, onOther }: PaidAnswerPanelProps) {
  const t = useTexts('paidPage')
  const navigate = useNavigate()
  const [isTelling, setTelling] = useState(false)
  const verdict = verdictOf(item)
  const aloud = readAloud(item, account)
  const isAtDesk = item.isBank && item.open > 0 && !item.reversedAt
  const copy = () => void copyText(aloud, t('copied'))
  const toDesk = () => void navigate({ to: `${unmatchedPath}?open=${item.paymentId}` as string })
  const mayTell =
    useAllowed()([{ can: 'bankFiles.match' }]).length > 0 && item.householdId !== null && !item.reversedAt
  const tell = () => setTelling(true)
  const receipts = standing(item).flatMap(({ writeoffId, receiptId }) => (receiptId ? writeoffId : []))
  useHotKey('Alt+1', 'paidPage:tell', tell, { enabled: mayTell })
  useHotKey('Alt+2', 'paidPage:copy', copy)
  useHotKey('Alt+6', 'paidPage:toDesk', toDesk, { enabled: isAtDesk })
  useHotKey('Alt+4', 'paidPage:other', () => onOther?.(), { enabled: onOther !== undefined })
  const why = isAtDesk ? 'whyNow' : item.isBank && item.firstClass !== 'exact' ? 'whyLate' : 'why'
  return (
    <>
      <div className={`pd-verdict pd-${verdict}`}>
        <Icon name={icons[verdict]} size={32} />
        <div className="lb-grow">
          <p className="pd-big">{titleOf(item)}</p>
          <p className="lb-quiet">{account && sayOwed(account)}</p>
        </div>
        <span className="lb-14 lb-quiet lb-nowrap">
          {place.count > 1 ? t('nth', place) : t('matches', { count: place.count })}
        </span>
      </div>
      <PaidFlow item={item} />
      <div className="pd-why">
        <h3>{t(why)}</h3>
        <p>{whyOfPaid(item)}</p>
      </div>
      <figure className="pd-read">
        <figcaption>{t('readTitle')}</figcaption>
        <p>{aloud}</p>
      </figure>
      {item.bookedAs && <UndoBooked lineId={item.paymentId} />}
      <PaidTold paymentId={item.paymentId} />
      <div className="pd-acts">
        {mayTell && (
          <Button type="primary" icon={<Icon name="phone" />} aria-keyshortcuts="Alt+1" onClick={tell}>
            {t('tell')} <Key keys="Alt 1" />
          </Button>
        )}
        <Button
          type={mayTell ? 'default' : 'primary'}
          icon={<Icon name="doc" />}
          aria-keyshortcuts="Alt+2"
          onClick={copy}
        >
          {t('copy')} <Key keys="Alt 2" />
        </Button>
        {receipts.length > 0 && <ReceiptPaperActs writeoffIds={receipts} keys="Alt+3" />}
        {isAtDesk && (
          <Button icon={<Icon name="right" />} aria-keyshortcuts="Alt+6" onClick={toDesk}>
            {t('toDesk')} <Key keys="Alt 6" />
          </Button>
        )}
        {onOther && (
          <Button className="lb-end" type="text" aria-keyshortcuts="Alt+4" onClick={onOther}>
            {t('other')} <Key keys="Alt 4" />
          </Button>
        )}
      </div>
      {isTelling && (
        <TellPaidDialog
          paymentId={item.paymentId}
          label={item.label}
          aloud={aloud}
          onClose={() => setTelling(false)}
        />
      )}
    </>
  )
}
