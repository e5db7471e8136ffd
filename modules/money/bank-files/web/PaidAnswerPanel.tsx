import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { HouseholdAccount, PaidItem } from '../paid-shapes.ts'
import { PaidFlow } from './PaidFlow.tsx'
import { readAloud, sayOwed, titleOf, verdictOf, whyOfPaid } from './paid-words.ts'
import { unmatchedPath } from './paths.ts'

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
} as const

/** Where one payment is and why, as it is read to the resident; copied with one key. */
export function PaidAnswerPanel({ item, account, place, onOther }: PaidAnswerPanelProps) {
  const t = useTexts('paidPage')
  const navigate = useNavigate()
  const verdict = verdictOf(item)
  const aloud = readAloud(item, account)
  const isAtDesk = item.isBank && item.open > 0 && !item.reversedAt
  const copy = () => void copyText(aloud, t('copied'))
  const toDesk = () => void navigate({ to: `${unmatchedPath}?open=${item.paymentId}` as string })
  useHotKey('Alt+1', 'paidPage:copy', copy)
  useHotKey('Alt+2', 'paidPage:toDesk', toDesk, { enabled: isAtDesk })
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
      <div className="pd-acts">
        <Button type="primary" icon={<Icon name="doc" />} aria-keyshortcuts="Alt+1" onClick={copy}>
          {t('copy')} <Key keys="Alt 1" />
        </Button>
        {isAtDesk && (
          <Button icon={<Icon name="right" />} aria-keyshortcuts="Alt+2" onClick={toDesk}>
            {t('toDesk')} <Key keys="Alt 2" />
          </Button>
        )}
        {onOther && (
          <Button className="lb-end" type="text" aria-keyshortcuts="Alt+4" onClick={onOther}>
            {t('other')} <Key keys="Alt 4" />
          </Button>
        )}
      </div>
    </>
  )
}
