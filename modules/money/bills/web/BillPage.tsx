import './page-texts.ts'
import './bills.css'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { BillActs } from './BillActs.tsx'
import { BillBody } from './BillBody.tsx'
import { billQuery } from './queries.ts'

/** One bill on a page of its own. */
export function BillPage() {
  const t = useTexts('billsPage')
  const { pathname } = useLocation()
  const [billId = '', billBulkId = ''] = pathname.split('/').toReversed()
  const asked = useQuery(billQuery(billBulkId, billId))
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{asked.data ? `${asked.data.label}　${asked.data.runName}` : t('bill')}</h1>
        {asked.data && <p className="lb-quiet">{t('billOf', { number: asked.data.number })}</p>}
        {asked.data && (
          <span className="lb-end">
            <BillActs bill={asked.data} />
          </span>
        )}
      </div>
      <section className="lb-panel lb-pad-16">
        <Loaded of={asked} failed={t('billFailed')} skeleton={[90, '1fr', 80]} rows={7}>
          {(bill) => <BillBody bill={bill} />}
        </Loaded>
      </section>
    </div>
  )
}
