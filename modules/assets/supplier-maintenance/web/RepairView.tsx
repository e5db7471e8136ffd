import { repairNumber } from '#modules/assets/repairs/contract.ts'
import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Repair } from '../contract.ts'
import { phoneApi, sendPhoto } from './phone-api.ts'
import { PhoneHead } from './PhoneHead.tsx'
import { ShotsField } from './ShotsField.tsx'

/** A repair that waits for the supplier: its offer, its answer to a claim, or that it is done. */
export function RepairView({ repair, onBack }: { repair: Repair; onBack: () => void }) {
  const t = useTexts('supplierPhone')
  const { caseId, number, title, detail, place } = repair
  const isClaim = repair.waitsFor === 'claim'
  const isOffer = repair.waitsFor === 'offer'
  const [form, setForm] = useState({ worker: '', amount: '', note: '' })
  const [shots, setShots] = useState<readonly Blob[]>([])
  const [isTaking, setTaking] = useState(false)
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const isMissing = !form.worker.trim() || (isOffer && form.amount === '')
  const send = useSubmit(
    async (retry) => {
      const said = { caseId, worker: form.worker.trim(), note: form.note.trim() }
      if (isOffer) {
        const offer = { ...said, amount: Number(form.amount) }
        await phoneApi.offerRepair({ ...offer, offerId: retry.idOf(offer) }, retry)
        toast(t('offered'))
      } else {
        const photos: string[] = []
        for (const shot of shots) photos.push(await retry.once(shot, () => sendPhoto(shot)))
        await phoneApi.finishRepair({ ...said, photos }, retry)
        toast(t('repairSent'))
      }
      onBack()
    },
    { isWrong: () => isMissing },
  )
  return (
    <form className="sp-page" {...send.form}>
      <PhoneHead title={repairNumber(number)} onBack={onBack} />
      <main className="sp-body">
        <div>
          <h2 className="lb-20">{title}</h2>
          <p className="lb-quiet">{[place, detail].filter(Boolean).join('，')}</p>
        </div>
        {isClaim ? (
          <Note tone="wait">{t('claimLead')}</Note>
        ) : (
          <>
            <Field label={t('who')} invalid={send.tried && !form.worker.trim() ? t('whoNeeded') : undefined}>
              <TextInput value={form.worker} maxLength={20} onText={(worker) => change({ worker })} />
            </Field>
            {isOffer ? (
              <Field
                label={t('amount')}
                invalid={send.tried && form.amount === '' ? t('amountNeeded') : undefined}
              >
                <AmountInput digits={9} value={form.amount} onAmount={(amount) => change({ amount })} />
              </Field>
            ) : (
              <ShotsField shots={shots} onShots={setShots} busy={isTaking} onBusy={setTaking} />
            )}
            <Field label={t('note')} optional>
              <TextInput value={form.note} maxLength={100} onText={(note) => change({ note })} />
            </Field>
            {send.failure && <Note tone="wait">{send.failure}</Note>}
          </>
        )}
      </main>
      {!isClaim && (
        <footer className="sp-foot">
          <Button type="primary" size="large" htmlType="submit" block disabled={isTaking} loading={send.busy}>
            {t(isOffer ? 'offer' : 'repairDone')}
          </Button>
        </footer>
      )}
    </form>
  )
}
