import './invite-texts.ts'
import type { ReactNode } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { Given } from '#platform/contract/call.ts'
import type { supplierMaintenance } from '../contract.ts'
import { SendingList } from './SendingList.tsx'
import { inviteApi, useSending } from './use-sending.ts'

type Shown = Given<typeof supplierMaintenance.calls.showSending>['data']

interface SendDialogProps {
  supplierId: string
  name: string
  /** What else there is where the message cannot go out. */
  instead?: ReactNode
  onClose: () => void
}

/** The link of today to the contact of a supplier: what the message says and to whom, before it is sent; and what became of it. */
export function SendDialog({ supplierId, name, instead, onClose }: SendDialogProps) {
  const t = useTexts('supplierInvite')
  const query = useSending(supplierId)
  const send = useSubmit(async (retry) => {
    await inviteApi.sendPass({ supplierId }, retry)
    await query.refetch()
  })
  const title = t('sendTitle', { name })
  const isReady = query.data?.way && query.data.isChannelOn
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body lb-grid lb-gap-12">
        <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr']} rows={4}>
          {(shown) => <Message shown={shown} />}
        </Loaded>
        {send.failure && <Note tone="wait">{send.failure}</Note>}
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{t('close')}</Button>
        {query.data && !isReady && instead}
        <Button type="primary" disabled={!isReady} loading={send.busy} onClick={() => void send.submit()}>
          {t(query.data?.sendings.length ? 'sendAgain' : 'sendNow')}
        </Button>
      </div>
    </Dialog>
  )
}

function Message({ shown: { way, person, to, isChannelOn, text, sendings } }: { shown: Shown }) {
  const t = useTexts('supplierInvite')
  return (
    <>
      {way === null ? (
        <Note tone="wait">{t('nobody')}</Note>
      ) : (
        <p>
          {t(`by_${way}`)}　<b>{person}</b>　{to}
        </p>
      )}
      {way !== null && !isChannelOn && <Note tone="wait">{t(`off_${way}`)}</Note>}
      <blockquote className="lb-panel lb-inner-10 lb-break">{text}</blockquote>
      {way === 'sms' && isChannelOn && <p className="lb-14 lb-quiet">{t('sendText')}</p>}
      {sendings.length > 0 && <SendingList sendings={sendings} />}
    </>
  )
}
