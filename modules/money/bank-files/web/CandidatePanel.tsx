import { showMoney } from '#platform/contract/show-money.ts'
import { spokenAccount } from '#modules/money/collecting/contract.ts'
import './candidates.css'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { Candidate, LineDetail } from '../desk-shapes.ts'
import { channelWords, daysSince, sayDay } from './line-words.tsx'

/** What a line could be put to: what its household owes, what it pays ahead; and the line as the bank told it. */
export function CandidatePanel({
  line,
  chosen,
  isReading,
  onChoose,
  onPick,
}: {
  line: LineDetail
  chosen: string | null
  isReading: boolean
  onChoose: (billId: string | null) => void
  onPick: () => void
}) {
  const t = useTexts('unmatchedPage')
  const { amount, bill, candidates, prepayment, householdId } = line
  const due = ({ dueOn }: Candidate) => {
    const days = daysSince(dueOn)
    return days ? t('dueOver', { day: sayDay(dueOn), days }) : t('due', { day: sayDay(dueOn) })
  }
  const closed = ({ state, settledAt, settledBy }: Candidate) =>
    state === 'settled' && settledAt
      ? t('settledBy', { when: speakDate(settledAt), by: channelWords(settledBy) })
      : textOf(`unmatchedPage:state_${state}`)
  const fits = (row: Candidate) => {
    if (!row.isOpen) return t('ofAccount')
    if (row.left === amount) return t('same')
    if (row.billId === bill?.billId)
      return amount < row.left
        ? t('sameAccountShort', { difference: (row.left - amount).toLocaleString('en') })
        : t('sameAccount')
    return amount > row.left
      ? t('restAhead', { rest: (amount - row.left).toLocaleString('en') })
      : t('sameHousehold')
  }
  const mayChoose = !isReading && line.kind === 'in' && line.isWaiting
  return (
    <section className="lb-panel bf-choices" aria-label={t('candidates')}>
      <div className="lb-panel-head">
        <h2>{t('candidates')}</h2>
        <span className="lb-panel-summary">{householdId ? t('ofHousehold') : t('noHousehold')}</span>
        <span className="lb-panel-extra lb-quiet bf-caps">
          <Key keys="Tab" /> {t('moveIn')}　<Key keys="Space" /> {t('choose')}
        </span>
      </div>
      {householdId && (
        <div role="radiogroup" aria-label={t('candidates')}>
          {candidates.map((row) => (
            <Choosable
              key={row.billId}
              isOn={row.isOpen && chosen === row.billId}
              disabled={!row.isOpen || !mayChoose}
              onChoose={() => onChoose(row.billId)}
              title={row.runName}
              below={row.isOpen ? due(row) : closed(row)}
              amount={showMoney(row.left)}
              beside={fits(row)}
            />
          ))}
          <Choosable
            isOn={mayChoose && chosen === null}
            disabled={!mayChoose}
            onChoose={() => onChoose(null)}
            title={t('prepayment')}
            below={t('currentAhead', { amount: showMoney(prepayment) })}
            amount={showMoney(amount)}
            beside={t('wholeAhead')}
          />
        </div>
      )}
      {mayChoose && (
        <button type="button" className="bf-other" onClick={onPick} aria-keyshortcuts="F2">
          <Icon name="house" />
          {householdId ? t('otherHousehold') : t('chooseHousehold')} <Key keys="F2" />
        </button>
      )}
      <div className="bf-raw">
        <h3>{t('raw')}</h3>
        <dl>
          <dt>{t('code')}</dt>
          <dd>
            <b>{line.code ? spokenAccount(line.code) : t('noAccount')}</b>
          </dd>
          {bill && (
            <>
              <dt>{t('codeOf')}</dt>
              <dd>
                {bill.runName}　<b>{bill.label}</b>
              </dd>
            </>
          )}
          <dt>{t('check')}</dt>
          <dd>{t(`check_${line.check}`)}</dd>
          {(line.bankCode || line.payerTail) && (
            <>
              <dt>{t('payer')}</dt>
              <dd>{t('payerWords', { bank: line.bankCode, tail: line.payerTail })}</dd>
            </>
          )}
          <dt>{t('source')}</dt>
          <dd>{t('line', { file: line.fileName, line: line.lineNumber })}</dd>
        </dl>
      </div>
    </section>
  )
}

function Choosable(row: {
  isOn: boolean
  disabled: boolean
  onChoose: () => void
  title: string
  below: string
  amount: string
  beside: string
}) {
  return (
    <button
      type="button"
      role="radio"
      className="bf-choice"
      aria-label={`${row.title} ${row.amount}`}
      aria-checked={row.isOn}
      disabled={row.disabled}
      onClick={row.onChoose}
    >
      <span className="bf-circle" />
      <span className="bf-what">
        <b>{row.title}</b>
        <span className="lb-14 lb-quiet">{row.below}</span>
      </span>
      <span className="bf-right">
        <b>{row.amount}</b>
        <span className="lb-14 lb-quiet">{row.beside}</span>
      </span>
    </button>
  )
}
