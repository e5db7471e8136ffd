import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { RepairDetail } from '../shapes.ts'
import { repairsApi } from './list-query.ts'
import { useSupplierChoices } from './use-supplier-choices.ts'
import { useWarranty } from './use-warranty.ts'

interface ActDialogProps {
  repair: RepairDetail
  onClose: () => void
}

/** What a supplier wants for it, as it told the desk. */
export function OfferDialog({ repair, onClose }: ActDialogProps) {
  const t = useTexts('repairsPage')
  const suppliers = useSupplierChoices()
  const [form, setForm] = useState({ supplierId: repair.supplierId ?? '', amount: '', note: '' })
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  return (
    <FormDialog
      title={t('offerAdd')}
      confirm={t('offerAdd')}
      missing={form.supplierId && form.amount !== '' ? undefined : t('needed')}
      onConfirm={async (retry) => {
        const offer = { ...form, amount: Number(form.amount) }
        await repairsApi.addOffer({ caseId: repair.caseId, offerId: retry.idOf(offer), ...offer }, retry)
        toast(t('offered'))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('supplier')}>
        <ChoiceInput
          value={form.supplierId}
          options={[{ value: '', label: '—' }, ...suppliers]}
          onChoose={(value) => change({ supplierId: String(value) })}
        />
      </Field>
      <Field label={t('amount')}>
        <AmountInput digits={9} value={form.amount} onAmount={(amount) => change({ amount })} />
      </Field>
      <Field label={t('note')} optional>
        <TextInput value={form.note} maxLength={100} onText={(note) => change({ note })} />
      </Field>
    </FormDialog>
  )
}

/** The work is done: what it cost. */
export function FinishDialog({ repair, onClose }: ActDialogProps) {
  const t = useTexts('repairsPage')
  const [form, setForm] = useState({ cost: repair.cost === null ? '' : String(repair.cost), note: '' })
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  return (
    <FormDialog
      title={t('finish')}
      confirm={t('finish')}
      onConfirm={async (retry) => {
        const { caseId, rowVersion } = repair
        const cost = form.cost === '' ? null : Number(form.cost)
        await repairsApi.finishRepair({ caseId, rowVersion, cost, note: form.note.trim() }, retry)
        toast(t('finished'))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('cost')} optional>
        <AmountInput digits={9} value={form.cost} onAmount={(cost) => change({ cost })} />
      </Field>
      <Field label={t('note')} optional>
        <TextInput value={form.note} maxLength={200} onText={(note) => change({ note })} />
      </Field>
    </FormDialog>
  )
}

/** A claim under the warranty: that it was made, or what the supplier said. */
export function ClaimDialog({ repair, onClose }: ActDialogProps) {
  const t = useTexts('repairsPage')
  const warranty = useWarranty(repair)
  const [answer, setAnswer] = useState<'asked' | 'yes' | 'no'>('asked')
  const [person, setPerson] = useState('')
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={t('claimTitle')}
      confirm={t('claim')}
      onConfirm={async (retry) => {
        const { caseId, rowVersion } = repair
        const isAccepted = answer === 'asked' ? null : answer === 'yes'
        const said = { isAccepted, person: person.trim(), note: note.trim() }
        await repairsApi.claimRepair({ caseId, rowVersion, ...said }, retry)
        toast(t('claimed'))
        onClose()
      }}
      onClose={onClose}
    >
      {warranty && (
        <p className="lb-quiet">{[warranty.said, repair.vendorName].filter(Boolean).join('　')}</p>
      )}
      <Segments
        label={t('claimAnswer')}
        value={answer}
        options={(['asked', 'yes', 'no'] as const).map((value) => ({ value, label: t(`claim_${value}`) }))}
        onChange={setAnswer}
      />
      <Field label={t('claimPerson')} optional>
        <TextInput value={person} maxLength={20} onText={setPerson} />
      </Field>
      <Field label={t('note')} optional>
        <TextInput value={note} maxLength={100} onText={setNote} />
      </Field>
    </FormDialog>
  )
}

/** The work is accepted, with its cost, and stars for its supplier where somebody gives them. */
export function AcceptDialog({ repair, onClose }: ActDialogProps) {
  const t = useTexts('repairsPage')
  const [stars, setStars] = useState('')
  const [cost, setCost] = useState(repair.cost === null ? '' : String(repair.cost))
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={t('accept')}
      confirm={t('accept')}
      onConfirm={async (retry) => {
        const { caseId, rowVersion } = repair
        const given = stars === '' ? null : Number(stars)
        const said = { cost: cost === '' ? null : Number(cost), stars: given, note: note.trim() }
        await repairsApi.acceptRepair({ caseId, rowVersion, ...said }, retry)
        toast(t('accepted'))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('cost')} optional>
        <AmountInput digits={9} value={cost} onAmount={setCost} />
      </Field>
      {repair.supplierId && (
        <Field label={t('stars')}>
          <ChoiceInput
            value={stars}
            options={[
              { value: '', label: t('noStars') },
              ...['5', '4', '3', '2', '1'].map((count) => ({ value: count, label: t('star', { count }) })),
            ]}
            onChoose={(value) => setStars(String(value))}
          />
        </Field>
      )}
      <Field label={t('note')} optional>
        <TextInput value={note} maxLength={100} onText={setNote} />
      </Field>
    </FormDialog>
  )
}
