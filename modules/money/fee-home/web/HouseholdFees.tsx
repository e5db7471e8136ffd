import './household-fees-texts.ts'
import './page-texts.ts'
import './household-fees.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { feeBase } from '#modules/money/fee-items/web/public.ts'
import { arrears, type DebtDetail } from '#modules/money/arrears/contract.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import { isChannel } from './channels.ts'
import { feePaths } from './paths.ts'
import { useDebt, useMayOwe } from './use-debt.ts'

const speakDay = (day: string) => speakDate(new Date(`${day}T00:00:00+08:00`))

/** What a household owes and paid, on its page; nothing for who may not see it. */
export function HouseholdFees({ householdId }: { householdId: string }) {
  return useMayOwe() ? <Fees householdId={householdId} /> : null
}

function Fees({ householdId }: { householdId: string }) {
  const t = useTexts('householdFees')
  const asked = useDebt(householdId)
  const { data } = asked
  const owes = data && (data.total > 0 ? t('owes', { amount: showMoney(data.total) }) : t('paidUp'))
  return (
    <Panel title={t('title')} summary={owes} pad="plain">
      <Loaded of={asked} failed={t('failed')} skeleton={[120, '1fr']} rows={3}>
        {(debt) => (
          <div className="lb-stack lb-gap-16">
            {debt.overdue > 0 && (
              <p className="hf-late">{t('overdue', { amount: showMoney(debt.overdue), days: debt.days })}</p>
            )}
            <Facts
              rows={[
                [t('prepaid'), debt.prepaid > 0 && showMoney(debt.prepaid)],
                [t('waiting'), debt.waiting > 0 && showMoney(debt.waiting)],
              ]}
            />
            {debt.bills.length > 0 && <Bills bills={debt.bills} />}
            {debt.others.length > 0 && <Others others={debt.others} />}
            <Payments payments={debt.lastPayments} />
            <Acts debt={debt} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function Bills({ bills }: Pick<DebtDetail, 'bills'>) {
  const t = useTexts('householdFees')
  const mayOpen = useAllowed()([{ can: 'bills.view' }]).length > 0
  return (
    <section>
      <h3 className="hf-head">{t('bills')}</h3>
      <ul className="lb-divided">
        {bills.map(({ billId, billBulkId, number, runName, dueOn, left, feeType, provider }) => (
          <li key={billId} className="hf-row">
            {mayOpen ? (
              <Link
                className="lb-link"
                to={`${feeBase({ feeType, provider })}/detail/${billBulkId}/${billId}` as string}
              >
                {runName}
              </Link>
            ) : (
              runName
            )}
            <span className="lb-14 lb-quiet">
              {number}　{t('due', { day: speakDay(dueOn) })}
            </span>
            <b>{showMoney(left)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where debts follow the person: what is not of who pays now. */
function Others({ others }: Pick<DebtDetail, 'others'>) {
  const t = useTexts('householdFees')
  return (
    <section>
      <h3 className="hf-head">{t('others')}</h3>
      <ul className="lb-divided">
        {others.map(({ debtId, payer, isFormer, total }) => (
          <li key={debtId} className="hf-row">
            <span>{isFormer ? t('former', { payer }) : payer || t('present')}</span>
            <span />
            <b>{showMoney(total)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Payments({ payments }: { payments: DebtDetail['lastPayments'] }) {
  const t = useTexts('householdFees')
  const page = useTexts('feeHomePage')
  return (
    <section>
      <h3 className="hf-head">{t('payments')}</h3>
      {payments.length === 0 && <p className="lb-14 lb-quiet">{t('none')}</p>}
      <ul className="lb-divided">
        {payments.map(({ paymentId, day, amount, channel, isReversed }) => (
          <li key={paymentId} className="hf-row">
            <span>{speakDay(day)}</span>
            <span className="lb-14 lb-quiet">
              {page(`channel_${isChannel(channel) ? channel : 'other'}`)}
              {isReversed && `　${t('reversed')}`}
            </span>
            <span className={isReversed ? 'lb-faint' : ''}>{showMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Acts({ debt: { householdId, label, bills } }: { debt: DebtDetail }) {
  const t = useTexts('householdFees')
  const goTo = useNavigate()
  const exists = usePageExists()
  const mayTake = useAllowed()([{ can: 'payments.take', service: [2] }]).length > 0
  const [first] = bills
  const print = useSubmit(() => saveFile(addressOf(arrears.calls.printStatement, { tabletId: householdId })))
  const find = `${feePaths.paid}?q=${encodeURIComponent(label)}`
  return (
    <div className="lb-stack lb-gap-8">
      {print.failure && <Note tone="wait">{print.failure}</Note>}
      <div className="lb-line">
        {mayTake && first && (
          <Button
            icon={<Icon name="cash" />}
            onClick={() => void goTo({ to: `${feeBase(first)}/payment/${first.billId}` as string })}
          >
            {t('take')}
          </Button>
        )}
        <Button icon={<Icon name="print" />} loading={print.busy} onClick={() => void print.submit()}>
          {t('statement')}
        </Button>
        {exists(feePaths.paid) && (
          <Link className="lb-link" to={find as string}>
            {t('find')}
          </Link>
        )}
      </div>
    </div>
  )
}
