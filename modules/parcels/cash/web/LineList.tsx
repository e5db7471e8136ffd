import { showMoney } from '#platform/contract/show-money.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type CashLine } from '../contract.ts'
import { useSayLine } from './say-line.ts'

export interface LineListProps {
  lines: readonly CashLine[]
  onPrint: (receiptNumber: number) => void
  /** Absent: nothing can be taken back here. */
  onReverse?: (line: CashLine) => void
}

const reversible = ['in', 'payCourier', 'adjust']

/** The lines of an envelope, the newest first: what moved, the balance after it, its receipt. */
export function LineList({ lines, onPrint, onReverse }: LineListProps) {
  const t = useTexts('cash')
  const say = useSayLine()
  return (
    <ul className="ch-lines">
      {lines.map((line) => (
        <li key={line.lineId} className={line.isReversed ? 'ch-line-reversed lb-faint' : undefined}>
          <span className="ch-line-what lb-grid lb-min lb-grow">
            <span>{say(line)}</span>
            <span className="lb-14 lb-quiet" title={writeTime(line.at)}>
              {speakTime(line.at)}　{line.by}
              {line.isReversed && <Mark kind="plain">{t('wasReversed')}</Mark>}
            </span>
          </span>
          <span className="ch-line-money">
            <b>{line.amount > 0 ? `+${showMoney(line.amount)}` : showMoney(line.amount)}</b>
            <span className="lb-14 lb-quiet">
              {t('balance')} {showMoney(line.balance)}
            </span>
          </span>
          <span className="ch-line-acts">
            {line.signaturePath && (
              <StoredPictures
                pictures={[
                  { path: line.signaturePath, title: t('signature'), at: line.at, isSignature: true },
                ]}
              />
            )}
            {line.receiptNumber !== null && (
              <Button
                type="text"
                icon={<Icon name="print" />}
                aria-label={t('receiptPrint', { number: line.receiptNumber })}
                title={t('receiptPrint', { number: line.receiptNumber })}
                onClick={() => line.receiptNumber !== null && onPrint(line.receiptNumber)}
              />
            )}
            {onReverse && !line.isReversed && reversible.includes(line.kind) && (
              <Button
                type="text"
                icon={<Icon name="undo" />}
                aria-label={t('reverseTitle', { sequence: line.sequence, money: showMoney(line.amount) })}
                title={t('reverseLine')}
                onClick={() => onReverse(line)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
