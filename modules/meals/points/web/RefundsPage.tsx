import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { BoughtPoints } from '../contract.ts'
import { BuyDialog } from './BuyDialog.tsx'
import { HeldCash } from './HeldCash.tsx'
import { show } from './LedgerLead.tsx'
import { boughtQuery } from './queries.ts'
import { SlipSheet } from './SlipSheet.tsx'
import { usePrintedReceipt } from './use-printed-receipt.ts'

const sumOf = ({ cash, people }: BoughtPoints) => people.reduce((sum, one) => sum + one.cash, cash)

/** Who has bought points, to be paid back: also in a community that uses points no more. */
export function RefundsPage() {
  const t = useTexts('pointsPage')
  const title = useTexts('points')('refunds')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['points'] })
  useChanges(['points.changed', 'foodOrders.'], () => void again())
  const query = useQuery(boughtQuery)
  const [chosen, setChosen] = useState<BoughtPoints>()
  const { slip, print, close } = usePrintedReceipt(again)
  const points = query.data?.reduce((sum, one) => sum + sumOf(one), 0) ?? 0
  return (
    <div className="lb-page lb-stack lb-gap-12">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <HeldCash />
      </div>
      <Loaded
        of={query}
        failed={t('loadFailed')}
        skeleton={[120, '1fr', 80]}
        empty={<EmptyState icon="cash" title={t('boughtNone')} text={t('boughtNoneText')} />}
      >
        {(households) => (
          <Panel title={t('boughtHouseholds', { count: households.length, points: show(points) })}>
            <ul className="lb-divided">
              {households.map((one) => (
                <li key={one.householdId} className="lb-line lb-wrap lb-gap-12 lb-inner-10">
                  <HouseholdName label={one.label} />
                  <span className="lb-grow lb-quiet">
                    {[
                      one.cash > 0 && t('boughtOwn', { points: show(one.cash) }),
                      ...one.people.map(({ name, cash }) => t('boughtPerson', { name, points: show(cash) })),
                    ]
                      .filter(Boolean)
                      .join('、')}
                  </span>
                  <Button aria-label={t('refundOf', { label: one.label })} onClick={() => setChosen(one)}>
                    {t('refund')}
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
      {chosen && (
        <BuyDialog
          act="refund"
          {...chosen}
          onDone={again}
          onPrint={print}
          onClose={() => setChosen(undefined)}
        />
      )}
      {slip && <SlipSheet lines={slip} onDone={close} />}
    </div>
  )
}
