import { showMoney } from '#platform/contract/show-money.ts'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { useTake } from './use-take.ts'

/** What the household has to pay, the oldest due first; ticked is paid now. */
export function OpenBillRows({ take }: { take: ReturnType<typeof useTake> }) {
  const t = useTexts('paymentsPage')
  const { found, bills, ticked, open, tick, today } = take
  const isUnknown = open.error instanceof Problem && open.error.status === 404
  if (open.isError)
    return (
      <div className="lb-register-wide">
        <Note tone="wait">{isUnknown ? t('codeUnknown') : sentenceOf(open.error)}</Note>
      </div>
    )
  if (!found) return null
  return (
    <section className="lb-register-wide pay-bills" aria-label={t('openBills')}>
      <h2 className="lb-line">
        {found.label}
        <span className="lb-quiet">{t('billCount', { count: bills.length })}</span>
        {found.prepayment !== null && found.prepayment > 0 && (
          <span className="lb-quiet lb-end">{t('hasAhead', { amount: showMoney(found.prepayment) })}</span>
        )}
      </h2>
      {found.said && <Note>{found.said}</Note>}
      {found.hasUnallocated && (
        <Note tone="wait">
          {found.unallocated === null ? t('hasSome') : t('hasOpen', { amount: showMoney(found.unallocated) })}
        </Note>
      )}
      {bills.length === 0 && <p className="lb-quiet">{t('nothingOpen')}</p>}
      {bills.map((bill) => (
        <div key={bill.billId} className="pay-bill">
          <Checkbox
            checked={ticked.includes(bill)}
            onChange={(event) => tick(bill.billId, event.target.checked)}
          >
            <b>{bill.runName}</b> <span className="lb-quiet">{bill.number}</span>
          </Checkbox>
          <span className="pay-due">
            {t('due', { day: speakDay(bill.dueOn) })}{' '}
            {bill.dueOn < today && <Mark kind="plain">{t('overdue')}</Mark>}
          </span>
          <b className="pay-left">{showMoney(bill.left)}</b>
        </div>
      ))}
    </section>
  )
}
