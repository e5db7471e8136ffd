import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { LineDetail, LinePart } from '../desk-shapes.ts'
import { daysSince, sayDay } from './line-words.tsx'

/** What is proposed, what comes of it, and the one act that does it. */
export function ProposalBox({
  line,
  parts,
  busy,
  mayMatch,
  isLost,
  onConfirm,
}: {
  line: LineDetail
  parts: readonly LinePart[]
  busy: boolean
  mayMatch: boolean
  isLost: boolean
  onConfirm: (() => void) | undefined
}) {
  const t = useTexts('unmatchedPage')
  const { original, candidates } = line
  const amount = showMoney(line.amount)
  const rows = parts.map((part) => ({
    ...part,
    bill: candidates.find(({ billId }) => billId === part.billId),
  }))
  const [first] = rows
  const left = first?.bill ? first.bill.left - first.amount : 0
  const run = first?.bill?.runName ?? ''
  const days = first?.bill ? daysSince(first.bill.dueOn) : 0
  const isReversal = line.kind !== 'in'
  const effect = isReversal
    ? t('takesBack')
    : rows.length > 1
      ? t('settlesMany', { count: rows.length })
      : !first?.bill
        ? t('paysAhead')
        : left
          ? t('settlesPart', { left: showMoney(left) })
          : t('settles', { run })
  const label = isReversal
    ? t(line.kind === 'out' ? 'outAct' : isLost ? 'leave' : 'reverse', { amount })
    : rows.length === 0
      ? t('chooseFirst')
      : rows.length > 1
        ? t('writeOffMany', { amount, count: rows.length })
        : !first?.bill
          ? t('payAhead', { amount })
          : t(left ? 'writeOffPart' : 'writeOff', { amount, run })
  return (
    <div className="bf-proposal">
      <h3>{t('proposal')}</h3>
      <ul className="bf-to">
        {rows.map(({ billId, bill, amount: share }) => (
          <li key={billId ?? ''}>
            <span>{bill?.runName ?? t('prepayment')}</span>
            <span className="lb-14 lb-quiet">{[line.label, line.names[0]].filter(Boolean).join(' ')}</span>
            <b>{showMoney(share)}</b>
          </li>
        ))}
        {isReversal && original && (
          <li>
            <span>{original.target || sayDay(original.paidOn)}</span>
            <span className="lb-14 lb-quiet">{line.label}</span>
            <b>{showMoney(-original.amount)}</b>
          </li>
        )}
        {rows.length === 1 && (
          <li>
            <span>{t(first?.bill ? 'left' : 'balance')}</span>
            <span className="lb-14 lb-quiet">
              {first?.bill && days ? t('overdue', { days }) : left ? line.missingItem : ''}
            </span>
            <b className={left ? 'bf-amber' : ''}>
              {showMoney(first?.bill ? left : line.prepayment + line.amount)}
            </b>
          </li>
        )}
      </ul>
      {(rows.length > 0 || original) && (
        <p className="bf-effect">
          <Icon name="check" />
          <span>{effect}</span>
        </p>
      )}
      {mayMatch && (
        <Button
          type="primary"
          size="large"
          block
          loading={busy}
          disabled={!onConfirm}
          aria-keyshortcuts="Control+Enter"
          onClick={onConfirm}
        >
          {label} <Key keys="Ctrl Enter" />
        </Button>
      )}
    </div>
  )
}
