import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { BillActs } from './BillActs.tsx'
import { BillBody } from './BillBody.tsx'
import { BillHistory } from './BillHistory.tsx'
import { billQuery } from './queries.ts'

interface BillPanelProps {
  billBulkId: string
  billId: string
  /** No ticked rows have the keys. */
  isAlone: boolean
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One bill beside the list. */
export function BillPanel({ billBulkId, billId, isAlone, ...ways }: BillPanelProps) {
  const t = useTexts('billsPage')
  const { base, provider } = useFeePlace()
  const asked = useQuery(billQuery(billBulkId, billId, provider))
  const { data } = asked
  return (
    <DetailPanel
      label={data ? t('billOf', { number: data.number }) : t('bill')}
      over={data && `${data.runName}　${t('billOf', { number: data.number })}`}
      title={data && <HouseholdName size="title" label={data.label} names={data.payerName} />}
      foot={data && <BillActs bill={data} isAlone={isAlone} />}
      {...ways}
    >
      <Loaded of={asked} failed={t('billFailed')} skeleton={[90, '1fr', 80]} rows={7}>
        {(bill) => (
          <div className="lb-stack lb-gap-16">
            <BillBody bill={bill} />
            <Link className="lb-link" to={`${base}/detail/${billBulkId}/${billId}` as string}>
              {t('wholeBill')}
            </Link>
            {bill.history.length > 0 && <BillHistory bill={bill} />}
          </div>
        )}
      </Loaded>
    </DetailPanel>
  )
}
