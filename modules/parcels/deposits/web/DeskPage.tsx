import '#platform/web/look/register.css'
import './desk-texts.ts'
import './desk.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { EnvelopeDialog, readPrintToo, useReceipts } from '#modules/parcels/cash/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { RecordedDeposit } from '../contract.ts'
import { OutsiderDialog } from './OutsiderDialog.tsx'
import { recordsPath } from './paths.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { useDesk } from './use-desk.ts'
import { useHandOver } from './use-hand-over.ts'
import { VoidDialog } from './VoidDialog.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

/** The deposits desk: what is left is registered at the left, what waits is handed over at the right. */
export function DeskPage() {
  const t = useTexts('depositDesk')
  const navigate = useNavigate()
  const receipts = useReceipts()
  const printsReceipt = readPrintToo()
  const desk = useDesk((number) => printsReceipt && void receipts.print(number))
  const [envelope, setEnvelope] = useState<RecordedDeposit>()
  const [voiding, setVoiding] = useState<RecordedDeposit>()
  const handing = useHandOver()
  const askVoid = () => (desk.last ? setVoiding(desk.last) : toast(t('noneToVoid'), { isTrouble: true }))

  useHotKey('/', 'depositDesk:receiver', () => desk.refs.receiver.current?.focus())
  useHotKey('Alt+C', 'depositDesk:cashKey', desk.beginCash)
  useHotKey('F8', 'depositDesk:photo', () => desk.photo.setOpen(true), { enabled: !desk.photo.open })
  useHotKey('Alt+U', 'depositDesk:voidLast', askVoid)
  useHotKey('Esc', 'depositDesk:clear', desk.clear, { enabled: desk.isTouched })

  return (
    <div className="lb-page lb-register dd">
      <div className="lb-page-head lb-register-head">
        <h1>{t('title')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
        <span className="lb-end lb-register-keys lb-quiet">
          {t('hotKeys')} <Key keys="?" />
        </span>
        <Button onClick={() => void navigate({ to: recordsPath })}>{t('records')}</Button>
      </div>
      <div className="lb-register-columns dd-columns">
        <RegisterForm desk={desk} printsReceipt={printsReceipt} />
        <WaitingPanel newestId={desk.last?.depositId} onHandOver={handing.start} onEnvelope={setEnvelope} />
      </div>
      <p className="lb-sr" role="status">
        {desk.last &&
          t('registered', { serialNumber: desk.last.serialNumber, who: desk.last.label || desk.last.name })}
      </p>
      {envelope && (
        <EnvelopeDialog
          {...envelope}
          onClose={() => setEnvelope(undefined)}
          onGiveBack={() => {
            setEnvelope(undefined)
            handing.start(envelope)
          }}
        />
      )}
      {handing.outsider && <OutsiderDialog one={handing.outsider} onClose={handing.close} />}
      {voiding && (
        <VoidDialog
          one={voiding}
          onClose={() => setVoiding(undefined)}
          onVoided={() => {
            setVoiding(undefined)
            desk.forgetLast()
          }}
        />
      )}
      {receipts.sheet}
    </div>
  )
}
