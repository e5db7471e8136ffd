import { showMoney } from '#platform/contract/show-money.ts'
import { accountTail } from '#modules/money/collecting/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { PayoutLine } from '../payout-contract.ts'
import { makingDifference } from './make-difference.ts'

/** The lines of a payout day; those that are as much as the difference stand first and are marked. */
export function PayoutLines({ lines, difference }: { lines: readonly PayoutLine[]; difference: number }) {
  const t = useTexts('reconcilePage')
  const making = makingDifference(lines, difference)
  const ordered = [...making, ...lines.filter((line) => !making.includes(line))]
  return (
    <section aria-label={t('lines')}>
      {difference !== 0 && (
        <Note>{making.length === 0 ? t('makesNone') : t(making.length > 1 ? 'makesPair' : 'makes')}</Note>
      )}
      <ul className="lb-divided rc-lines">
        {ordered.map((line) => (
          <li key={line.lineId} className={making.includes(line) ? 'rc-makes' : undefined}>
            <span className="lb-min">
              <b>{line.label || (line.code ? `…${accountTail(line.code)}` : t('noAccount'))}</b>{' '}
              {line.kind === 'reversal' && <Mark kind="reminded">{t('reversal')}</Mark>}
              {line.open > 0 && <Mark kind="plain">{t('waits')}</Mark>}
              <br />
              <span className="lb-14 lb-quiet">
                {t('lineOf', { line: line.lineNumber, file: line.fileName })}
              </span>
            </span>
            <span className="rc-amount">
              <b>{showMoney(line.amount)}</b>
              {line.fee > 0 && (
                <span className="lb-14 lb-quiet">
                  {t('fee')} {showMoney(line.fee)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
