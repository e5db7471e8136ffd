import { useRef, useState } from 'react'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { usePackageSettings } from '#modules/parcels/package-settings/web/public.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type CourierItem, returns, takenByCourier } from '../contract.ts'
import { GiveList } from './GiveList.tsx'
import { useCourierNames } from './use-courier-names.ts'
import { useItems } from './use-items.ts'

const api = client(returns)
const takenCode = takenByCourier({ sentence: '', data: null }).code
const most = 100

export interface Giving {
  /** Who came; '' while unknown. */
  courierName: string
  /** What was chosen; unsaid: everything that waits for this courier. */
  items?: readonly CourierItem[]
}

/** A courier takes items: what, who came, with or without a signature; all or none. */
export function GiveDialog(props: Giving & { onClose: (isGiven: boolean) => void }) {
  const t = useTexts('courierItems')
  return (
    <Dialog label={t('giveTitle')} onCancel={() => props.onClose(false)} className="gd">
      <Body {...props} />
    </Dialog>
  )
}

function Body({ courierName, items, onClose }: Giving & { onClose: (isGiven: boolean) => void }) {
  const t = useTexts('courierItems')
  const tp = useTexts('platform')
  const [courier, setCourier] = useState(courierName)
  const [person, setPerson] = useState('')
  const [note, setNote] = useState('')
  const [signature, setSignature] = useState<Blob>()
  const asksSignature = usePackageSettings().signature === 'ask'
  const [isPadOpen, openPad] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** A signature that was sent already, so that a second try does not send it again. */
  const sent = useRef<{ signature: Blob; path: string }>(undefined)
  /** The same request again is the same act: its answer may only have been lost. */
  const attempt = useRef({ body: '', key: '' })
  const names = useCourierNames()
  const waiting = useItems({ state: 'waiting', courierName, maxCount: most })
  const all = items ?? (courierName ? (waiting.data?.data ?? []) : [])
  const shown = items ? all : all.filter((one) => one.state === 'waiting')
  const chosen = shown.filter((one) => !left.has(one.itemId))
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  function toggle(itemId: string) {
    setLeft((old) => {
      const next = new Set(old)
      if (!next.delete(itemId)) next.add(itemId)
      return next
    })
  }

  async function pathOf(blob: Blob | undefined): Promise<string> {
    if (!blob) return ''
    if (sent.current?.signature !== blob)
      sent.current = { signature: blob, path: await uploadImage('handwrite', blob) }
    return sent.current.path
  }

  async function give() {
    if (busy || chosen.length === 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      const request = {
        itemIds: chosen.map((one) => one.itemId),
        courierName: courier,
        courierPerson: person,
        note,
        signaturePath: await pathOf(signature),
      }
      const body = JSON.stringify(request)
      if (attempt.current.body !== body) attempt.current = { body, key: newId() }
      const { data } = await api.handToCourier(request, { handles: [takenCode], key: attempt.current.key })
      toast(t('given', { courier: courier || t('courier'), count: data.count }))
      onClose(true)
    } catch (error) {
      setFailure(sentenceOf(error))
      if (error instanceof Problem && error.code === takenCode) leaveOut(error.data)
      setBusy(false)
    }
  }

  /** What another desk gave away is no longer ticked. */
  function leaveOut(data: unknown) {
    const taken = Array.isArray(data) ? data.map((one: { Id?: string }) => one.Id ?? '') : []
    setLeft((old) => new Set([...old, ...taken]))
  }

  useHotKey('Ctrl+Enter', 'courierItems:giveTitle', () => void give())

  return (
    <>
      <header className="lb-dialog-head">
        <h2>{courierName ? t('giveOf', { courier: courierName }) : t('giveTitle')}</h2>
        <button
          type="button"
          className="lb-icon-button gd-close"
          aria-label={tp('close')}
          onClick={() => onClose(false)}
        >
          <Icon name="x" />
        </button>
      </header>
      <div className="gd-body">
        <GiveList items={shown} left={left} loading={!items && waiting.isPending} onToggle={toggle} />
        <div className="gd-proof">
          {!courierName && (
            <Field label={t('courierName')}>
              <AutoComplete
                value={courier}
                options={names.map((value) => ({ value }))}
                maxLength={20}
                onChange={(value: string) => setCourier(value ?? '')}
              />
            </Field>
          )}
          <Field label={t('courierPerson')} optional>
            <TextInput value={person} maxLength={20} onText={setPerson} />
          </Field>
          <Field label={t('giveNote')} optional>
            <TextInput value={note} maxLength={30} placeholder={t('givePlate')} onText={setNote} />
          </Field>
          {asksSignature || isPadOpen ? (
            <SignatureField label={t('signature')} disabled={busy} onSign={setSignature} />
          ) : (
            <Button icon={<Icon name="pen" />} disabled={busy} onClick={() => openPad(true)}>
              {t('signatureOpen')}
            </Button>
          )}
        </div>
      </div>
      {failure && (
        <div className="gd-failure">
          <Note tone="wait">{failure}</Note>
        </div>
      )}
      <footer className="lb-dialog-foot">
        <Button onClick={() => onClose(false)}>{tp('cancel')}</Button>
        <Button
          type="primary"
          size="large"
          loading={busy}
          disabled={chosen.length === 0}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void give()}
        >
          {t('give', { count: chosen.length })} <Key keys="Ctrl Enter" />
        </Button>
      </footer>
    </>
  )
}
