import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Problem } from '#platform/contract/problem.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { voucherInFile, type VoucherKind, voucherKinds, vouchers } from '../contract.ts'
import { monthQuery } from './list-query.ts'
import { PhotoChoice } from './PhotoChoice.tsx'

const api = client(vouchers)
const inFile = voucherInFile('').code

const emptyForm = (day: string) => ({
  kind: 'expense' as VoucherKind,
  amount: '',
  day,
  money: 0,
  against: 0,
  party: '',
  documentNumber: '',
  note: '',
})

/** Writes a voucher: what kind, how much, what for, from which account. */
export function VoucherDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('vouchersPage')
  const queries = useQueryClient()
  const [voucherId] = useState(newId)
  const [today] = useState(() => dayOf(new Date()))
  const [form, setForm] = useState(() => emptyForm(today))
  const change = (patch: Partial<typeof form>) => setForm((before) => ({ ...before, ...patch }))
  const [photo, setPhoto] = useState<File>()
  const { data } = useQuery(monthQuery(today.slice(0, 7)))
  const money = (data?.money ?? []).filter(({ isRetired }) => !isRetired)
  const { kind, day } = form
  const isTransfer = kind === 'transfer'
  const chosenMoney = form.money || (money[0]?.number ?? 0)
  const choices = isTransfer
    ? money.filter(({ number }) => number !== chosenMoney)
    : (data?.categories ?? []).filter((row) => row.kind === kind && !row.isRetired)
  const against = choices.some(({ number }) => number === form.against) ? form.against : 0
  /** What the bank's files seem to have: sent once more as it is, it is another one. */
  const [warned, setWarned] = useState('')
  const typed = JSON.stringify(form)
  const isAnother = warned === typed
  const isAmountWrong = !(Number(form.amount) > 0)
  const act = useSubmit(
    async (retry) => {
      const { party, documentNumber, note } = form
      const free = { party: party.trim(), documentNumber: documentNumber.trim(), note: note.trim() }
      const photoPath = await uploadOnce(retry, 'voucher', photo)
      const content = {
        kind,
        day,
        moneyNumber: chosenMoney,
        againstNumber: against,
        amount: Number(form.amount),
      }
      const { data: made } = await api
        .add({ voucherId, ...content, ...free, photoPath, isAnother }, retry)
        .catch((error: unknown) => {
          if (error instanceof Problem && error.code === inFile) setWarned(typed)
          throw error
        })
      toast(t('added', { number: made.number, amount: showMoney(made.amount) }))
      void queries.invalidateQueries({ queryKey: ['vouchers'] })
      onClose()
    },
    { isWrong: () => isAmountWrong || !against || !day },
  )
  const said = (isWrong: boolean, words: string) => (act.tried && isWrong ? words : undefined)
  const options = (rows: readonly { number: number; name: string }[]) =>
    rows.map(({ number, name }) => ({ value: number, label: name }))

  return (
    <ActDialog
      title={t('addTitle')}
      confirm={t(isAnother ? 'addAnother' : 'add')}
      act={act}
      onClose={onClose}
    >
      <Segments
        full
        label={t('kinds')}
        value={kind}
        options={(
          ['expense', 'income', 'transfer'] as const satisfies readonly (typeof voucherKinds)[number][]
        ).map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(next) => change({ kind: next, against: 0 })}
      />
      <div className="lb-pair">
        <Field label={t('amount')} invalid={said(isAmountWrong, t('amountNeeded'))}>
          <AmountInput autoFocus value={form.amount} onAmount={(amount) => change({ amount })} />
        </Field>
        <Field label={t('day')} invalid={said(!day, t('dayNeeded'))}>
          <DayInput value={day} max={today} onDay={(next) => change({ day: next })} />
        </Field>
        <Field label={t(isTransfer ? 'from' : 'money')}>
          <ChoiceInput
            value={chosenMoney}
            options={options(money)}
            onChoose={(next) => change({ money: next })}
          />
        </Field>
        <Field
          label={t(isTransfer ? 'to' : 'category')}
          invalid={said(!against, t(isTransfer ? 'toNeeded' : 'categoryNeeded'))}
        >
          <ChoiceInput
            value={against}
            options={options(choices)}
            onChoose={(next) => change({ against: next })}
          />
        </Field>
        {!isTransfer && (
          <Field label={t(`party_${kind}`)} optional>
            <TextInput value={form.party} maxLength={40} onText={(party) => change({ party })} />
          </Field>
        )}
        <Field label={t('document')} optional help={t('documentHelp')}>
          <TextInput
            value={form.documentNumber}
            maxLength={30}
            onText={(documentNumber) => change({ documentNumber })}
          />
        </Field>
      </div>
      <Field label={t('note')} optional>
        <TextInput value={form.note} maxLength={100} onText={(note) => change({ note })} />
      </Field>
      <PhotoChoice photo={photo} onChoose={setPhoto} />
    </ActDialog>
  )
}
