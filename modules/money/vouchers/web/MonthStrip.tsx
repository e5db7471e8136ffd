import { showMoney } from '#platform/contract/show-money.ts'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { type CashMonth, vouchers } from '../contract.ts'

const api = client(vouchers)

interface MonthStripProps {
  month: string
  /** The month of today: none is later. */
  last: string
  sums: UseQueryResult<CashMonth>
  onMonth: (month: string) => void
}

/** The month before or after one that is written 2026-11. */
function stepped(month: string, by: -1 | 1): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth - 1 + by, 1)).toISOString().slice(0, 7)
}

/** What a month moved: each account from its opening to what is left, income, expenses; and the closing of it. */
export function MonthStrip({ month, last, sums, onMonth }: MonthStripProps) {
  const t = useTexts('vouchersPage')
  const name = t('monthName', { year: month.slice(0, 4), month: Number(month.slice(5)) })
  return (
    <section className="lb-panel vo-month" aria-label={name}>
      <div className="vo-month-head">
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('monthBefore')}
          onClick={() => onMonth(stepped(month, -1))}
        >
          <Icon name="left" />
        </button>
        <h2 aria-live="polite">{name}</h2>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('monthAfter')}
          disabled={month >= last}
          onClick={() => onMonth(stepped(month, 1))}
        >
          <Icon name="right" />
        </button>
        {sums.data && <Closing month={month} name={name} isOver={month < last} of={sums.data} />}
      </div>
      <Loaded of={sums} failed={t('monthFailed')} skeleton={[160, 160, 160]} rows={1}>
        {(data) => <Sums of={data} />}
      </Loaded>
      {sums.data && <Categories of={sums.data} />}
    </section>
  )
}

function Sums({ of }: { of: CashMonth }) {
  const t = useTexts('vouchersPage')
  // What was there before the books began is no income of its month.
  const total = (kind: 'income' | 'expense') =>
    of.categories.reduce((sum, row) => (row.kind === kind && row.number > 3999 ? sum + row.sum : sum), 0)
  const [income, expenses] = [total('income'), total('expense')]
  return (
    <dl className="vo-sums">
      {of.money.map((row) => (
        <div key={row.number}>
          <dt>{row.name}</dt>
          <dd>{showMoney(row.closing)}</dd>
          <dd className="lb-14 lb-quiet vo-moved">
            <span>{t('opening', { amount: row.opening.toLocaleString('en-US') })}</span>
            <span>{t('movedIn', { amount: row.in.toLocaleString('en-US') })}</span>
            <span>{t('movedOut', { amount: row.out.toLocaleString('en-US') })}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('left')}</dt>
        <dd>{showMoney(income - expenses)}</dd>
        <dd className="lb-14 lb-quiet vo-moved">
          <span>{t('movedIn', { amount: income.toLocaleString('en-US') })}</span>
          <span>{t('movedOut', { amount: expenses.toLocaleString('en-US') })}</span>
        </dd>
      </div>
    </dl>
  )
}

/** Income and expenses by category, folded: the strip stays low. */
function Categories({ of }: { of: CashMonth }) {
  const t = useTexts('vouchersPage')
  const rows = of.categories.filter(({ number, sum }) => number > 3999 && sum !== 0)
  if (rows.length === 0) return null
  return (
    <details className="vo-categories">
      <summary>
        {t('categories', { count: rows.length })} <Icon name="down" size={16} />
      </summary>
      <div>
        {(['income', 'expense'] as const).map((kind) => (
          <dl key={kind} aria-label={t(`kind_${kind}`)}>
            {rows
              .filter((row) => row.kind === kind)
              .map(({ number, name, sum }) => (
                <div key={number}>
                  <dt>{name}</dt>
                  <dd>{showMoney(sum)}</dd>
                </div>
              ))}
          </dl>
        ))}
      </div>
    </details>
  )
}

function Closing({
  month,
  name,
  isOver,
  of,
}: {
  month: string
  name: string
  isOver: boolean
  of: CashMonth
}) {
  const t = useTexts('vouchersPage')
  const mayClose = useAllowed()([{ can: 'vouchers.close' }]).length > 0
  const queries = useQueryClient()
  const isClosed = of.closedThrough !== null && `${month}-01` <= of.closedThrough
  const report = useSubmit(() => saveFile(addressOf(vouchers.calls.printMonth, { month })), {
    onFailure: inBox,
  })
  const close = useSubmit(
    async (retry) => {
      const isSure = await confirmBox({
        title: t('closeTitle', { month: name }),
        text: t('closeText', { month: name }),
        ok: t('closeConfirm', { month: name }),
      })
      if (!isSure) return
      await api.closeMonth({ month }, retry)
      toast(t('closeDone', { month: name }))
      void queries.invalidateQueries({ queryKey: ['vouchers'] })
    },
    { onFailure: inBox },
  )
  return (
    <div className="vo-month-foot">
      {isClosed && <Mark kind="done">{t('closedMonth')}</Mark>}
      <Button
        size="small"
        loading={report.busy}
        aria-label={t('reportOf', { month: name })}
        onClick={() => void report.submit()}
      >
        {t('report')}
      </Button>
      {mayClose && isOver && !isClosed && (
        <Button size="small" loading={close.busy} onClick={() => void close.submit()}>
          {t('close')}
        </Button>
      )}
      {mayClose && (
        <Button
          size="small"
          type="text"
          onClick={() => void saveFile(vouchers.calls.exportJournal.path).catch(inBox)}
        >
          {t('journal')}
        </Button>
      )}
    </div>
  )
}
