import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import type { ClosingCheck, FeeSummary } from '../contract.ts'
import { CloseActs } from './CloseActs.tsx'
import { speakDay } from './days.ts'
import { feePaths } from './paths.ts'

const placeOf = {
  month: feePaths.cash,
  unmatched: feePaths.unmatched,
  payouts: feePaths.reconcile,
  cash: feePaths.cash,
  refunds: `${feePaths.deposit}?view=refunds`,
  drafts: feePaths.runs,
} as const

/** The page of the cash book, which closes months where a community has it. */
const cashBook = { service: [7], can: 'vouchers.view' }

/** The month that is closed next, how many things stand in the way, and 月結檢查, which says each of them. */
export function ClosingBox({ closing, closedThrough }: Pick<FeeSummary, 'closing' | 'closedThrough'>) {
  const t = useTexts('feeHomePage')
  const [isOpen, setOpen] = useState(false)
  const hasCashBook = useAllowed()([cashBook]).length > 0
  const { month, checks } = closing
  const title = t('monthTitle', { month: Number(month.slice(5)) })
  const open = checks.filter(({ name, count }) => name !== 'month' && count > 0).length
  const days = checks.find(({ name }) => name === 'month')?.count ?? 0
  return (
    <section className="lb-panel fh-month" aria-label={title}>
      <span className="lb-min">
        <b>{title}</b>
        <span className="lb-quiet fh-text">
          {days > 0 ? t('monthLeft', { days }) : t('monthOver')}
          {open > 0 && t('monthOpenChecks', { count: open })}
        </span>
        <span className="lb-quiet fh-text">
          {closedThrough ? t('monthClosed', { day: speakDay(closedThrough) }) : t('monthNone')}
        </span>
      </span>
      <Button onClick={() => setOpen(true)} icon={<Icon name="doc" />}>
        {t('closing')}
      </Button>
      {isOpen && (
        <Dialog label={t('closing')} onCancel={() => setOpen(false)}>
          <DialogHead
            title={t('closingOf', { month: Number(month.slice(5)) })}
            onClose={() => setOpen(false)}
          />
          <div className="fh-closing">
            <p className="lb-quiet">{t('closingText')}</p>
            <ul className="lb-divided">
              {checks.map((check) => (
                <CheckRow key={check.name} check={check} lastDay={closing.lastDay} />
              ))}
            </ul>
          </div>
          <div className="lb-dialog-foot">
            <Button onClick={() => setOpen(false)}>{t('close')}</Button>
            {hasCashBook ? (
              <Link
                className="lb-link"
                to={`${feePaths.cash}?month=${month}` as string}
                onClick={() => setOpen(false)}
              >
                {t('toClose')}
              </Link>
            ) : (
              <CloseActs month={month} isOver={days === 0} />
            )}
          </div>
        </Dialog>
      )}
    </section>
  )
}

function CheckRow({ check: { name, count, amount }, lastDay }: { check: ClosingCheck; lastDay: string }) {
  const t = useTexts('feeHomePage')
  const exists = usePageExists()
  const hasCashBook = useAllowed()([cashBook]).length > 0
  const to = placeOf[name]
  const isDone = count === 0
  const said = { count, amount: showMoney(amount), day: speakDay(lastDay) }
  return (
    <li className="fh-check" data-done={isDone || undefined}>
      <Icon name={isDone ? 'check' : 'warn'} />
      <span className="lb-min">
        <b>{t(`check_${name}`)}</b>
        <span className={isDone ? 'lb-quiet fh-text' : 'lb-amber fh-text'}>
          {t(isDone ? `done_${name}` : `left_${name}`, said)}
        </span>
      </span>
      {!isDone && name !== 'month' && exists(to) && (to !== feePaths.cash || hasCashBook) && (
        <Link className="lb-link" to={to as string}>
          {t('handle')}
        </Link>
      )}
    </li>
  )
}
