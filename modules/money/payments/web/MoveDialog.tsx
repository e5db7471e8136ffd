import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { payments, type Writeoff } from '../contract.ts'
import { writeoffs } from '../writeoff-contract.ts'

const api = client(payments)
const writeoffsApi = client(writeoffs)

/** Puts a write-off to another open bill of the household. */
export function MoveDialog({ writeoff, onClose }: { writeoff: Writeoff; onClose: () => void }) {
  const t = useTexts('paymentsPage')
  const queries = useQueryClient()
  const { householdId, billId, billBulkId, writeoffId, amount } = writeoff
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { data } = useQuery({
    queryKey: ['payments', 'open', { householdId }],
    queryFn: async ({ signal }) => (await api.findOpen({ householdId }, { signal })).data,
  })
  const bills = (data?.bills ?? []).filter((bill) => bill.billId !== billId)
  const target = bills.find((bill) => bill.billId === chosen)
  const over = target ? amount - target.left : 0
  return (
    <FormDialog
      title={t('moveTitle', { amount: showMoney(amount) })}
      confirm={t('move')}
      missing={data && bills.length === 0 ? t('noOther') : undefined}
      isWrong={() => {
        setTried(true)
        return !target || !reason.trim()
      }}
      onConfirm={async (retry) => {
        if (!billId || !billBulkId || !target) return
        const moved = { billBulkId, billId, writeoffId, anotherBillId: target.billId, reason: reason.trim() }
        await writeoffsApi.move(moved, retry)
        toast(t('moveDone', { number: target.number }))
        void queries.invalidateQueries({ queryKey: ['payments'] })
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('moveTo')} invalid={isTried && !target ? t('moveToNeeded') : undefined}>
        <ChoiceInput
          value={chosen}
          options={bills.map((bill) => ({
            value: bill.billId,
            label: `${bill.runName} ${bill.number}　${showMoney(bill.left)}`,
          }))}
          onChoose={setChosen}
        />
      </Field>
      {over > 0 && <Note>{t('moveOver', { amount: showMoney(over) })}</Note>}
      <Field label={t('reason')} invalid={isTried && !reason.trim() ? t('reasonNeeded') : undefined}>
        <TextInput value={reason} maxLength={30} onText={setReason} />
      </Field>
    </FormDialog>
  )
}
