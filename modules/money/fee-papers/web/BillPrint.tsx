import './page-texts.ts'
import './progress.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import type { BillsMeant } from '#platform/web/frame/paper-act.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { feePapers } from '../contract.ts'
import { receiptPapers } from '../receipt-contract.ts'
import { FileProgress } from './FileProgress.tsx'
import { MenuButton } from './MenuButton.tsx'
import { papers } from './paper-choice.ts'

/** Prints bills of a run, those that are named or all: looked at first, as a PDF, or as a workbook; and the receipts of what is paid. */
export function BillPrint({ billBulkId, billIds, state }: BillsMeant) {
  const t = useTexts('feePapersPage')
  const goTo = useNavigate()
  const { base, provider } = useFeePlace()
  const [file, setFile] = useState<{ title: string; address: string }>()
  const mayPrint = useAllowed()([{ can: 'feePapers.print' }]).length > 0
  // Drafts have no papers yet.
  if (!mayPrint || state !== 'issued') return null
  const chosen = { billBulkId, billIds: billIds && [...billIds], provider }
  const { printBills, exportBills } = feePapers.calls
  const { printReceipts } = receiptPapers.calls
  const preview = (page: string) =>
    void goTo({ to: `${base}/${page}`, search: { run: billBulkId, bills: chosen.billIds } as never })
  const save = (title: string, address: string) => setFile({ title, address })
  return (
    <>
      <MenuButton
        label={t('print')}
        items={[
          { key: 'preview', label: t('preview'), act: () => preview('print-bill-preview') },
          ...papers.map((paper) => ({
            key: paper,
            label: t('pdfOf', { paper: t(`paper_${paper}`) }),
            act: () => save(t('pdf'), addressOf(printBills, { ...chosen, paper })),
          })),
          { key: 'excel', label: t('excel'), act: () => save(t('excel'), addressOf(exportBills, chosen)) },
          { key: 'receipts', label: t('receiptPreviewAct'), act: () => preview('print-receipt-preview') },
          {
            key: 'receiptPdf',
            label: t('receiptPdf'),
            act: () => save(t('receiptPdf'), addressOf(printReceipts, chosen)),
          },
        ]}
      />
      {file && <FileProgress {...file} onClose={() => setFile(undefined)} />}
    </>
  )
}
