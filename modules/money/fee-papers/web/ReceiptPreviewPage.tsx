import './page-texts.ts'
import './papers.css'
import './progress.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { ReceiptPaper } from '../contract.ts'
import { receiptPapers } from '../receipt-contract.ts'
import { FileProgress } from './FileProgress.tsx'
import { keepPaper, type PaperChoice, readPaper } from './paper-choice.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { PrintedReceipts, ReceiptPapers } from './PrintedReceipts.tsx'
import type { PreviewSearch } from './screens.ts'

const api = client(receiptPapers)

/** Receipts as they are printed; what is printed from here counts, and is a copy the next time (R017). */
export function ReceiptPreviewPage() {
  const t = useTexts('feePapersPage')
  const { search, change } = useAddress<PreviewSearch>()
  const { provider } = useFeePlace()
  const { run: billBulkId, bills: billIds, writeoffs: writeoffIds } = search
  const chosen = { billBulkId, billIds, writeoffIds, provider }
  const kept = readPaper()
  const choice: PaperChoice = {
    paper: search.paper ?? kept.paper,
    perSheet: search.perSheet ?? kept.perSheet,
  }
  const asked = useQuery({
    queryKey: ['feePapers', 'receipts', chosen],
    queryFn: async ({ signal }) => (await api.previewReceipts(chosen, { signal, isSaid: true })).data,
    retry: false,
  })
  const [printing, setPrinting] = useState<ReceiptPaper[]>()
  const [isPdf, setPdf] = useState(false)
  const print = useAsked(() => asked.refetch())
  const { data } = asked
  return (
    <div className="fp-page">
      <PreviewBar
        title={data ? t('receipts', { count: data.total }) : t('preview')}
        {...choice}
        hasPerSheet
        isReady={(data?.total ?? 0) > 0}
        isBusy={print.busy}
        onChoice={(next) => {
          keepPaper({ ...choice, ...next })
          change(next)
        }}
        onPdf={() => setPdf(true)}
        onPrint={() =>
          void print.submit({
            work: async (retry) => {
              const ids = data?.receipts.map((receipt) => receipt.writeoffId) ?? []
              setPrinting((await api.countPrinted({ writeoffIds: ids }, retry)).data)
            },
            done: t('printing'),
          })
        }
      />
      <Loaded of={asked} failed={t('failed')} skeleton={['1fr']} rows={8}>
        {({ receipts }) => <ReceiptPapers receipts={receipts} {...choice} />}
      </Loaded>
      {printing && <PrintedReceipts receipts={printing} {...choice} onDone={() => setPrinting(undefined)} />}
      {isPdf && (
        <FileProgress
          title={t('pdf')}
          address={addressOf(receiptPapers.calls.printReceipts, { ...chosen, ...choice })}
          onClose={() => {
            setPdf(false)
            void asked.refetch()
          }}
        />
      )}
    </div>
  )
}
