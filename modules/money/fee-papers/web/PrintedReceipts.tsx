import './papers.css'
import './receipts.css'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { ReceiptPaper } from '../papers.ts'
import type { PaperChoice } from './paper-choice.ts'
import { ReceiptRoll, ReceiptSheet } from './ReceiptSheet.tsx'

/** Receipts in groups of a sheet. */
const inSheets = (receipts: readonly ReceiptPaper[], perSheet: number) =>
  Array.from({ length: Math.ceil(receipts.length / perSheet) }, (_, nth) =>
    receipts.slice(nth * perSheet, (nth + 1) * perSheet),
  )

/** Receipts as they stand on the paper. */
export function ReceiptPapers({
  receipts,
  paper,
  perSheet,
}: PaperChoice & { receipts: readonly ReceiptPaper[] }) {
  if (paper === 'a4')
    return inSheets(receipts, perSheet).map((some) => (
      <ReceiptSheet key={some[0]?.receiptId} receipts={some} perSheet={perSheet} />
    ))
  return receipts.map((receipt) => (
    <ReceiptRoll key={receipt.receiptId} receipt={receipt} isNarrow={paper === 'thermal58'} />
  ))
}

/** Opens the print dialog of the browser with receipts on the paper that is chosen. */
export function PrintedReceipts({
  onDone,
  ...papers
}: PaperChoice & { receipts: readonly ReceiptPaper[]; onDone: () => void }) {
  const { paper } = papers
  return (
    <PrintSheet {...pageOf(paper)} onDone={onDone}>
      <ReceiptPapers {...papers} />
    </PrintSheet>
  )
}

/** The page of a browser's print for a paper: of a roll as much as is printed. */
export const pageOf = (paper: PaperChoice['paper']): { width: string; isRoll?: boolean } =>
  paper === 'a4' ? { width: 'A4' } : { width: paper === 'thermal58' ? '58mm' : '80mm', isRoll: true }
