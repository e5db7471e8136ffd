import './cash-texts.ts'
import './cash.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type CashCount } from '../contract.ts'
import { CashCountDialog } from './CashCountDialog.tsx'
import { useTotals } from './use-envelope.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface CashCountPanelProps {
  /** Only the button: whoever embeds it shows the numbers. */
  bare?: boolean
  onCounted?: (count: CashCount) => void
}

/** How a count came out: 帳款相符, 多 NT$100, 少 NT$100. */
export function useSayDifference(): (difference: number) => string {
  const t = useTexts('cash')
  return (difference) =>
    difference === 0
      ? t('even')
      : t(difference > 0 ? 'over' : 'short', { money: showMoney(Math.abs(difference)) })
}

/** What lies in the drawer by the ledger, the last count, and the way to count it by two people. */
export function CashCountPanel({ bare, onCounted }: CashCountPanelProps) {
  const t = useTexts('cash')
  const say = useSayDifference()
  const me = useMe()
  const { data } = useTotals()
  const [counting, setCounting] = useState(false)
  const mayCount = me?.permissions.includes('cash.count') ?? false

  function done(count: CashCount) {
    setCounting(false)
    toast(t('countDone', { result: say(count.difference) }))
    onCounted?.(count)
  }

  return (
    <div className="lb-line lb-gap-16 lb-rows-8 lb-wrap">
      {!bare && data && (
        <div className="ch-drawer-facts lb-grow">
          <p className="ch-drawer-line">
            <b>{t('drawerExpected', { money: showMoney(data.totals.expected) })}</b>
            <span className="lb-quiet">
              {t('drawerEnvelopes', { count: data.totals.envelopes })}
              {data.totals.others !== 0 && t('drawerOthers', { money: showMoney(data.totals.others) })}
            </span>
          </p>
          <p className="lb-14 lb-quiet">
            {data.lastCount
              ? t('lastCount', { time: speakTime(data.lastCount.at), names: inRow(data.lastCount.by) })
              : t('lastCountNone')}
            {data.lastCount && (
              <Mark kind={data.lastCount.difference === 0 ? 'done' : 'reminded'}>
                {say(data.lastCount.difference)}
              </Mark>
            )}
          </p>
        </div>
      )}
      {mayCount && (
        <Button icon={<Icon name="cash" />} disabled={!data} onClick={() => setCounting(true)}>
          {t('countGo')}
        </Button>
      )}
      {counting && data && (
        <CashCountDialog
          expected={data.totals.expected}
          envelopes={data.totals.envelopes}
          others={data.totals.others}
          onDone={done}
          onClose={() => setCounting(false)}
        />
      )}
    </div>
  )
}
