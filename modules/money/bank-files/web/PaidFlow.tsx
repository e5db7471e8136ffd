import { showMoney } from '#platform/contract/show-money.ts'
import { spokenAccount } from '#modules/money/collecting/contract.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakDate, speakDuration, speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { PaidItem } from '../paid-shapes.ts'
import { classWords, sayDay, sayPaid } from './line-words.tsx'
import { standing, targetsOf, wayWords } from './paid-words.ts'

interface Step {
  head: string
  big: string
  facts: readonly (readonly [string, string | false | null | undefined])[]
}

/** The way of the money in three steps: who got it, into which account it went, what it was put to. */
export function PaidFlow({ item }: { item: PaidItem }) {
  const t = useTexts('paidPage')
  const now = useMinute()
  const { bill, isBank } = item
  const parts = standing(item)
  const [first] = item.parts
  const last = parts.at(-1)
  const waits = item.open > 0 && !item.reversedAt
  const until = first?.at ?? item.reversedAt ?? new Date(now)
  const stayed = until.getTime() - item.takenAt.getTime()
  const state =
    bill && textOf(`paidPage:state_${bill.state}`, { day: bill.settledAt ? speakDate(bill.settledAt) : '' })
  const steps: Step[] = [
    {
      head: t(isBank ? 'bankGot' : 'deskGot'),
      big: showMoney(item.amount),
      facts: [
        [t('paidAt'), sayPaid(item)],
        [t('atAgency'), item.agencyOn && sayDay(item.agencyOn)],
        [t('credited'), isBank && sayDay(item.creditedOn)],
        [t('way'), wayWords(item)],
      ],
    },
    isBank
      ? {
          head: t('intoAccount'),
          big: item.code ? spokenAccount(item.code) : t('noAccount'),
          facts: [
            [t('belongs'), bill ? [bill.runName, bill.label].filter(Boolean).join(' ') : t('belongsNone')],
            [t('state'), state],
            [
              t('stayed'),
              (waits || stayed > 60_000) &&
                item.firstClass !== 'exact' &&
                t('stayedFor', { time: speakDuration(stayed) }),
            ],
            [t('source'), t('sourceLine', { file: item.fileName, line: item.lineNumber })],
          ],
        }
      : {
          head: t('takenAt'),
          big: item.takenBy,
          facts: [
            [t('taken'), speakTime(item.takenAt)],
            [t('name'), item.payerName],
          ],
        },
    last
      ? {
          head: t('wentTo'),
          big: targetsOf(parts, item.label),
          facts: [
            [t('when'), speakTime(last.at)],
            [t('by'), last.by],
            [
              t('receipt'),
              parts
                .map(({ receiptNumber }) => receiptNumber)
                .filter(Boolean)
                .join('、'),
            ],
            [t('unmatched'), waits && showMoney(item.open)],
          ],
        }
      : {
          head: t('waitsAt'),
          big: item.reversedAt ? '—' : t(item.postponedUntil ? 'unmatchedTomorrow' : 'unmatched'),
          facts: [
            [t('since'), speakTime(item.takenAt)],
            [
              t('reason'),
              item.class &&
                !item.reversedAt &&
                classWords({ class: item.class, difference: item.difference }),
            ],
          ],
        },
  ]
  return (
    <ol className="pd-flow">
      {steps.map(({ head, big, facts }, nth) => (
        <li key={head}>
          {nth > 0 && <Icon name="right" />}
          <div className="lb-min">
            <h3>{head}</h3>
            <p className="pd-value">{big}</p>
            <dl>
              {facts.map(
                ([term, words]) =>
                  words && (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{words}</dd>
                    </div>
                  ),
              )}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  )
}
