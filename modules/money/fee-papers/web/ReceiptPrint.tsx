import './page-texts.ts'
import './progress.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { ReceiptPaper } from '../contract.ts'
import { receiptPapers } from '../receipt-contract.ts'
import { FileProgress } from './FileProgress.tsx'
import { MenuButton } from './MenuButton.tsx'
import { readPaper } from './paper-choice.ts'
import { PrintedReceipts } from './PrintedReceipts.tsx'

const api = client(receiptPapers)

/** Prints receipts of write-offs at once on the paper that this browser used last; or shows them first, or saves them as a PDF. */
export function ReceiptPrint({
  writeoffIds,
  keys,
}: {
  writeoffIds: readonly string[]
  keys?: string | undefined
}) {
  const t = useTexts('feePapersPage')
  const goTo = useNavigate()
  const { base } = useFeePlace()
  const [printing, setPrinting] = useState<ReceiptPaper[]>()
  const [address, setAddress] = useState<string>()
  const print = useAsked()
  const mayPrint = useAllowed()([{ can: 'feePapers.print' }]).length > 0
  const isShown = mayPrint && writeoffIds.length > 0
  const ids = [...writeoffIds]
  const printNow = () =>
    void print.submit({
      work: async (retry) => setPrinting((await api.countPrinted({ writeoffIds: ids }, retry)).data),
      done: t('printing'),
    })
  useHotKey(keys ?? 'Alt+3', 'feePapersPage:printReceipts', printNow, {
    enabled: isShown && keys !== undefined,
  })
  if (!isShown) return null
  const choice = readPaper()
  return (
    <>
      <Button icon={<Icon name="print" />} disabled={print.busy} aria-keyshortcuts={keys} onClick={printNow}>
        {keys ? (
          <>
            {t('printReceipts')} <Key keys={keys} />
          </>
        ) : (
          t('print')
        )}
      </Button>
      <MenuButton
        label={t('more')}
        items={[
          {
            key: 'preview',
            label: t('preview'),
            act: () =>
              void goTo({ to: `${base}/print-receipt-preview`, search: { writeoffs: ids } as never }),
          },
          {
            key: 'pdf',
            label: t('pdf'),
            act: () =>
              setAddress(addressOf(receiptPapers.calls.printReceipts, { writeoffIds: ids, ...choice })),
          },
        ]}
      />
      {address && <FileProgress title={t('pdf')} address={address} onClose={() => setAddress(undefined)} />}
      {printing && <PrintedReceipts receipts={printing} {...choice} onDone={() => setPrinting(undefined)} />}
    </>
  )
}
