import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { usePackageSettings } from '#modules/parcels/package-settings/web/public.ts'
import { Problem } from '#platform/contract/problem.ts'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
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
export function GiveDialog({
  courierName,
  items,
  onClose,
}: Giving & { onClose: (isGiven: boolean) => void }) {
  const t = useTexts('courierItems')
  const [courier, setCourier] = useState(courierName)
  const [person, setPerson] = useState('')
  const [note, setNote] = useState('')
  const [signature, setSignature] = useState<Blob>()
  const asksSignature = usePackageSettings().signature === 'ask'
  const [isPadOpen, openPad] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const names = useCourierNames()
  const waiting = useItems({ state: 'waiting', courierName, maxCount: most })
  const all = items ?? (courierName ? (waiting.data?.data ?? []) : [])
  const shown = items ? all : all.filter((item) => item.state === 'waiting')
  const chosen = shown.filter((item) => !left.has(item.itemId))

  function toggle(itemId: string) {
    setLeft((old) => {
      const next = new Set(old)
      if (!next.delete(itemId)) next.add(itemId)
      return next
    })
  }

  /** What another desk gave away is no longer ticked. */
  function leaveOut(data: unknown) {
    const taken = Array.isArray(data) ? data.map((row: { Id?: string }) => row.Id ?? '') : []
    setLeft((old) => new Set([...old, ...taken]))
  }

  const act = useSubmit(async (retry) => {
    const signaturePath = await uploadOnce(retry, 'handwrite', signature)
    const itemIds = chosen.map((item) => item.itemId)
    const { data } = await api
      .handToCourier(
        { itemIds, courierName: courier, courierPerson: person, note, signaturePath },
        { ...retry, handles: [takenCode] },
      )
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === takenCode) leaveOut(error.data)
        throw error
      })
    toast(t('given', { courier: courier || t('courier'), count: data.count }))
    onClose(true)
  })

  return (
    <ActDialog
      title={courierName ? t('giveOf', { courier: courierName }) : t('giveTitle')}
      confirm={t('give', { count: chosen.length })}
      disabled={chosen.length === 0}
      act={act}
      size="wide"
      onClose={() => onClose(false)}
    >
      <div className="gd-body">
        <GiveList items={shown} left={left} loading={!items && waiting.isPending} onToggle={toggle} />
        <div className="lb-stack lb-gap-12">
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
            <SignatureField label={t('signature')} disabled={act.busy} onSign={setSignature} />
          ) : (
            <Button icon={<Icon name="pen" />} disabled={act.busy} onClick={() => openPad(true)}>
              {t('signatureOpen')}
            </Button>
          )}
        </div>
      </div>
    </ActDialog>
  )
}
