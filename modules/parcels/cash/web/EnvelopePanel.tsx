import './cash-texts.ts'
import './cash.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { type CashLine, type EnvelopeDetail } from '../contract.ts'
import { AdjustForm } from './AdjustForm.tsx'
import { InForm } from './InForm.tsx'
import { LineList } from './LineList.tsx'
import { PayForm } from './PayForm.tsx'
import { keepPrintToo, readPrintToo } from './print-choice.ts'
import { ReverseDialog } from './ReverseDialog.tsx'
import { useEnvelope } from './use-envelope.ts'
import { useReceipts } from './use-receipts.tsx'

export interface EnvelopePanelProps {
  depositId: string
  /** Opens the hand-over of the deposit: what is left is given back with it. Absent: not from here. */
  onGiveBack?: () => void
}

type Act = 'pay' | 'putIn' | 'giveBack' | 'adjust'

/** A cash envelope: what is in it, what can be done with it, and every line it ever had. */
export function EnvelopePanel({ depositId, onGiveBack }: EnvelopePanelProps) {
  const t = useTexts('cash')
  const me = useMe()
  const query = useEnvelope(depositId)
  const receipts = useReceipts()
  const [reversing, setReversing] = useState<CashLine>()
  const envelope = query.data
  if (!envelope) return <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 96]} rows={4} />
  const mayAct = envelope.isOpen && (me?.permissions.includes('cash.handle') ?? false)
  return (
    <div className="ch-envelope">
      <p className="ch-balance lb-line lb-baseline">
        <span className="lb-quiet">{t('balance')}</span>
        <b>{showMoney(envelope.balance)}</b>
        {!envelope.isOpen && <span className="lb-quiet">{t('closed')}</span>}
      </p>
      {mayAct && (
        <Acts depositId={depositId} envelope={envelope} onPrint={receipts.print} onGiveBack={onGiveBack} />
      )}
      <h3>{t('lines')}</h3>
      <LineList
        lines={envelope.lines}
        onPrint={(number) => void receipts.print(number)}
        onReverse={mayAct ? setReversing : undefined}
      />
      {reversing && (
        <ReverseDialog
          line={reversing}
          onClose={() => setReversing(undefined)}
          onDone={(line) => {
            setReversing(undefined)
            toast(t('reversed', { balance: showMoney(line.balance) }))
          }}
        />
      )}
      {receipts.sheet}
    </div>
  )
}

interface ActsProps extends EnvelopePanelProps {
  envelope: EnvelopeDetail
  onPrint: (receiptNumber: number) => Promise<void>
}

function Acts({ depositId, envelope, onPrint, onGiveBack }: ActsProps) {
  const t = useTexts('cash')
  const [act, setAct] = useState<Act>(envelope.payable.some((item) => item.cashOnDelivery) ? 'pay' : 'putIn')
  const [printToo, setPrintToo] = useState(readPrintToo)
  const options: Act[] = ['pay', 'putIn', ...(onGiveBack ? ['giveBack' as const] : []), 'adjust']

  function done(line: CashLine) {
    const money = showMoney(Math.abs(line.amount))
    const balance = showMoney(line.balance)
    const said = line.kind === 'in' ? 'putInDone' : line.kind === 'payCourier' ? 'paid' : 'adjusted'
    toast(t(said, { money, balance }))
    if (printToo && line.receiptNumber !== null) void onPrint(line.receiptNumber)
  }
  const form = { depositId, envelope, onDone: done }

  return (
    <section className="ch-acts" aria-label={t('acts')}>
      <Segments
        full
        label={t('acts')}
        value={act}
        onChange={setAct}
        options={options.map((value) => ({ value, label: t(value) }))}
      />
      {act === 'pay' && <PayForm {...form} />}
      {act === 'putIn' && <InForm {...form} />}
      {act === 'adjust' && <AdjustForm {...form} />}
      {act === 'giveBack' && (
        <div className="ch-form">
          <p>
            {envelope.balance > 0
              ? t('giveBackText', { money: showMoney(envelope.balance) })
              : t('giveBackEmpty')}
          </p>
          <Button type="primary" size="large" onClick={onGiveBack}>
            {envelope.balance > 0
              ? t('giveBackGo', { money: showMoney(envelope.balance) })
              : t('giveBackGoEmpty')}
          </Button>
        </div>
      )}
      {(act === 'pay' || act === 'putIn') && (
        <Checkbox
          checked={printToo}
          onChange={(event) => {
            setPrintToo(event.target.checked)
            keepPrintToo(event.target.checked)
          }}
        >
          {t('printToo')}
        </Checkbox>
      )}
    </section>
  )
}
