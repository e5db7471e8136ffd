import './page-texts.ts'
import './check-texts.ts'
import './bills.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { BillActs } from './BillActs.tsx'
import { BillBody } from './BillBody.tsx'
import { BillHistory, BillSettlements } from './BillHistory.tsx'
import { billQuery } from './queries.ts'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'

/** One bill on a page of its own. */
export function BillPage() {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const queries = useQueryClient()
  useChanges(['bills.', 'payments.'], () => void queries.invalidateQueries({ queryKey: ['bills'] }))
  // Of the route and not of the address, which is another one already while the page is left.
  const { bulkid: billBulkId = '', billid: billId = '' } = useParams({ strict: false })
  const asked = useQuery({ ...billQuery(billBulkId, billId, useFeePlace().provider), enabled: billId !== '' })
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{asked.data ? `${asked.data.label}　${asked.data.runName}` : t('bill')}</h1>
        {asked.data && <p className="lb-quiet">{t('billOf', { number: asked.data.number })}</p>}
        {asked.data && (
          <span className="lb-end lb-line lb-wrap">
            <BillActs bill={asked.data} />
          </span>
        )}
      </div>
      <Loaded of={asked} failed={t('billFailed')} skeleton={[90, '1fr', 80]} rows={7}>
        {(bill) => (
          <div className="bi-bill">
            <Panel title={[bill.label, bill.payerName].filter(Boolean).join('　')} pad="plain">
              <BillBody bill={bill} />
            </Panel>
            <div className="lb-stack lb-gap-16">
              <Panel title={checks('settlements')} pad="plain">
                <BillSettlements bill={bill} />
              </Panel>
              {bill.history.length > 0 && (
                <Panel pad="plain">
                  <BillHistory bill={bill} />
                </Panel>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}
