import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { changedMeanwhile, type CourierItem, returns } from '../contract.ts'
import { useCourierNames, useDeskOptions } from './use-courier-names.ts'
import { useFieldWords } from './use-field-words.ts'

const api = client(returns)
const codes = [changedMeanwhile().code]

/** Corrects what the desk wrote down of an item that waits; the old values stay in its timeline. */
export function CorrectDialog({ item, onClose }: { item: CourierItem; onClose: () => void }) {
  const t = useTexts('courierItems')
  const title = t('correctTitle', { serial: item.serialNumber })
  return (
    <Dialog label={title} onCancel={onClose} className="cd">
      <Body item={item} title={title} onClose={onClose} />
    </Dialog>
  )
}

const digits = (text: string, most: number): number => Math.min(most, Number(text.replace(/\D/g, '')) || 0)

function Body({ item: given, title, onClose }: { item: CourierItem; title: string; onClose: () => void }) {
  const t = useTexts('courierItems')
  const tp = useTexts('platform')
  const queries = useQueryClient()
  const { factsOf } = useFieldWords()
  const {
    seen: item,
    form: next,
    arrivals,
    attempt,
    change,
  } = useMeanwhile<CourierItem, CourierItem>({
    given,
    codes,
    formOf: (one) => one,
    factsOf,
    newest: async () => (await api.getItem({ itemId: given.itemId })).data,
  })
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const couriers = useCourierNames()
  const positions = useDeskOptions().data?.positions ?? []
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  async function pick() {
    const found = await pickHousehold({ virtual: true })
    if (found) change({ householdId: found.householdId, label: found.label })
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { householdId, senderName, recipient, courierName, trackingNumber, shelfPosition } = next
      const { pieceCount, note, freight, cashOnDelivery } = next
      await attempt(() =>
        api.correctItem({
          itemId: item.itemId,
          rowVersion: item.rowVersion,
          reason,
          householdId,
          senderName,
          recipient,
          courierName,
          trackingNumber,
          shelfPosition,
          pieceCount: Math.max(1, pieceCount),
          note,
          freight,
          cashOnDelivery,
        }),
      )
      toast(t('corrected_done', { serial: item.serialNumber }))
      void queries.invalidateQueries({ queryKey: ['courierItems'] })
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="cd-form">
      <header className="lb-dialog-head">
        <h2>{title}</h2>
      </header>
      <div className="cd-body">
        <div className="cd-household">
          <HouseholdName label={next.label || t('desk')} size="title" />
          <Button icon={<Icon name="house" />} onClick={() => void pick()}>
            {t('household')}
          </Button>
        </div>
        <Field label={t('sender')}>
          <TextInput value={next.senderName} maxLength={20} onText={(senderName) => change({ senderName })} />
        </Field>
        <Field label={t('courier')}>
          <AutoComplete
            value={next.courierName}
            maxLength={20}
            options={couriers.map((value) => ({ value }))}
            onChange={(value: string) => change({ courierName: value ?? '' })}
          />
        </Field>
        <Field label={t('trackingNumber')}>
          <TextInput
            value={next.trackingNumber}
            maxLength={60}
            data-scans
            onText={(trackingNumber) => change({ trackingNumber })}
          />
        </Field>
        <Field label={t('position')}>
          <AutoComplete
            value={next.shelfPosition}
            maxLength={20}
            options={positions.map(({ name }) => ({ value: name }))}
            onChange={(value: string) => change({ shelfPosition: value ?? '' })}
          />
        </Field>
        <Field label={t('pieces')}>
          <TextInput
            inputMode="numeric"
            value={next.pieceCount || ''}
            onText={(text) => change({ pieceCount: digits(text, 99) })}
          />
        </Field>
        {item.kind === 'outgoing' && (
          <>
            <Field label={t('recipient')}>
              <TextInput
                value={next.recipient}
                maxLength={40}
                onText={(recipient) => change({ recipient })}
              />
            </Field>
            <Field label={t('cashOnDelivery')}>
              <TextInput
                inputMode="numeric"
                value={next.cashOnDelivery || ''}
                onText={(text) => change({ cashOnDelivery: digits(text, 999_999_999) })}
              />
            </Field>
          </>
        )}
        <Field label={t('note')}>
          <TextInput value={next.note} maxLength={50} onText={(note) => change({ note })} />
        </Field>
        <Field label={t('correctReason')} optional>
          <TextInput value={reason} maxLength={30} onText={setReason} />
        </Field>
        {failure && (
          <div className="cd-wide">
            <FailureNote sentence={failure} arrivals={arrivals} />
          </div>
        )}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t('save')}
        </Button>
      </footer>
    </form>
  )
}
