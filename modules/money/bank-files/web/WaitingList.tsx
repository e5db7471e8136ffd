import { showMoney } from '#platform/contract/show-money.ts'
import { accountTail } from '#modules/money/collecting/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { WaitingLine } from '../desk-shapes.ts'
import { channelWords, classWords } from './line-words.tsx'

/** What waits, a line each: how much, how it came, and why it waits in a word. The arrows move. */
export function WaitingList({
  waiting,
  open,
  onOpen,
  onStep,
}: {
  waiting: readonly WaitingLine[]
  open: string | undefined
  onOpen: (lineId: string) => void
  onStep: (step: number) => void
}) {
  const t = useTexts('unmatchedPage')
  return (
    <ol className="bf-lines">
      {waiting.map((line, nth) => (
        <li key={line.lineId}>
          <button
            type="button"
            className="bf-waiting"
            aria-current={line.lineId === open ? 'true' : undefined}
            onClick={() => onOpen(line.lineId)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              onStep(event.key === 'ArrowDown' ? 1 : -1)
            }}
          >
            <span>{nth < 4 && <Key keys={`Alt ${nth + 1}`} />}</span>
            <span className="bf-what">
              <b className="lb-20">{showMoney(line.kind === 'in' ? line.amount : -line.amount)}</b>
              <span className="lb-14 lb-quiet">
                {[
                  channelWords(line.channel),
                  line.code ? t('account', { code: accountTail(line.code) }) : t('noAccount'),
                ].join('　')}
              </span>
            </span>
            <span className="bf-right">
              <Mark kind="reminded">{line.isRefunding ? t('refunding') : classWords(line)}</Mark>
              <span className="lb-14 lb-quiet">
                {line.postponedUntil && line.postponedUntil > line.creditedOn
                  ? t('postponed')
                  : speakTime(line.importedAt)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
