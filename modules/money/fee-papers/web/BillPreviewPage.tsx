import './page-texts.ts'
import './papers.css'
import './receipts.css'
import './progress.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { feePapers, type SpokenBill } from '../contract.ts'
import type { RollOrSheet } from '../papers.ts'
import { BillRoll } from './BillRoll.tsx'
import { BillSheet } from './BillSheet.tsx'
import { FileProgress } from './FileProgress.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { pageOf } from './PrintedReceipts.tsx'
import type { PreviewSearch } from './screens.ts'

const api = client(feePapers)

/** Bills as they are printed, on a sheet or a roll; printed from here by the browser, or saved as a PDF (R017). */
export function BillPreviewPage() {
  const t = useTexts('feePapersPage')
  const { search, change } = useAddress<PreviewSearch>()
  const { provider } = useFeePlace()
  const { run: billBulkId, bills: billIds, paper = 'a4' } = search
  const chosen = { billBulkId, billIds, provider }
  const asked = useQuery({
    queryKey: ['feePapers', 'bills', chosen],
    queryFn: async ({ signal }) => (await api.previewBills(chosen, { signal })).data,
  })
  const [act, setAct] = useState<'print' | 'pdf'>()
  const done = () => setAct(undefined)
  const { data } = asked
  return (
    <div className="fp-page">
      <PreviewBar
        title={data ? t('bills', { count: data.total }) : t('preview')}
        paper={paper}
        perSheet={2}
        isReady={(data?.total ?? 0) > 0}
        onChoice={(next) => change({ paper: next.paper })}
        onPdf={() => setAct('pdf')}
        onPrint={() => setAct('print')}
      />
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        rows={8}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon="doc" title={t('none')} text={t('noneText')} />}
      >
        {({ total, bills }) => (
          <>
            {total > bills.length && (
              <p className="fp-said">{t('firstOf', { total, count: bills.length })}</p>
            )}
            <BillPapers bills={bills} paper={paper} />
          </>
        )}
      </Loaded>
      {act === 'print' && data && (
        <PrintSheet {...pageOf(paper)} onDone={done}>
          <BillPapers bills={data.bills} paper={paper} />
        </PrintSheet>
      )}
      {act === 'pdf' && (
        <FileProgress
          title={t('pdf')}
          address={addressOf(feePapers.calls.printBills, { ...chosen, paper })}
          onClose={done}
        />
      )}
    </div>
  )
}

function BillPapers({ bills, paper }: { bills: readonly SpokenBill[]; paper: RollOrSheet }) {
  return bills.map((bill) =>
    paper === 'a4' ? (
      <BillSheet key={bill.billId} bill={bill} />
    ) : (
      <BillRoll key={bill.billId} bill={bill} isNarrow={paper === 'thermal58'} />
    ),
  )
}
