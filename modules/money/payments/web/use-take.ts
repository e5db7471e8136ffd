import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenHousehold } from '#modules/parcels/packages/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { type OpenBills, type PaymentTaken, payments } from '../contract.ts'
import { planOf, sumOf } from './take-plan.ts'

const api = client(payments)

const emptyForm = () => ({
  householdText: '',
  household: null as ChosenHousehold | null,
  code: '',
  /** Of the open bills, those that are not paid now. */
  left: [] as readonly string[],
  /** As it was typed; '' is just what the ticked bills come to. */
  given: '',
  /** The rest is paid ahead instead of handed back. */
  keeps: false,
  channel: 'cash' as 'cash' | 'cheque' | 'remittance',
  day: dayOf(new Date()),
  chequeNumber: '',
  chequeBank: '',
  lastDigits: '',
})

/** The form of money at the desk: whose it is, for what, how much. `first` is a code of a bill in the address. */
export function useTake(first: string | undefined) {
  const queries = useQueryClient()
  const [form, setForm] = useState(() => ({ ...emptyForm(), code: first ?? '' }))
  const [today] = useState(() => dayOf(new Date()))
  const [last, setLast] = useState<PaymentTaken>()
  const change = (patch: Partial<typeof form>) => setForm((before) => ({ ...before, ...patch }))
  const { household, code } = form
  const asked = household ? { householdId: household.householdId } : { code }
  const open = useQuery({
    queryKey: ['payments', 'open', asked],
    queryFn: async ({ signal }) => (await api.findOpen(asked, { signal, isSaid: true })).data,
    enabled: household !== null || code !== '',
    retry: false,
  })
  useChanges(['payments.', 'bills.'], () => void queries.invalidateQueries({ queryKey: ['payments'] }))
  const found: OpenBills | undefined = open.data
  const bills = found?.bills ?? []
  const ticked = bills.filter(({ billId }) =>
    found?.billId && !household ? billId === found.billId : !form.left.includes(billId),
  )
  const owed = sumOf(ticked)
  const given = form.given === '' ? owed : Number(form.given)
  const keeps = form.keeps || form.channel !== 'cash'
  const plan = planOf(ticked, given, keeps)

  const act = useSubmit(
    async (retry) => {
      if (!found) return
      const content = {
        householdId: found.householdId,
        amount: plan.amount,
        bills: plan.bills,
        ahead: plan.ahead,
        channel: form.channel,
        day: form.day,
        chequeNumber: form.channel === 'cheque' ? form.chequeNumber.trim() : '',
        chequeBank: form.channel === 'cheque' ? form.chequeBank.trim() : '',
        lastDigits: form.channel === 'remittance' ? form.lastDigits.trim() : '',
      }
      const { data } = await api.take({ paymentId: retry.idOf(content), ...content }, retry)
      setLast(data)
      setForm(emptyForm())
      void queries.invalidateQueries({ queryKey: ['payments'] })
    },
    {
      isWrong: () =>
        !found || plan.amount <= 0 || !form.day || (form.channel === 'cheque' && !form.chequeNumber.trim()),
    },
  )
  const read = useSubmit(
    async (_retry, text: string) => {
      const { data } = await api.findOpen({ code: text }, { isSaid: true })
      queries.setQueryData(['payments', 'open', { code: text }], data)
      setForm({ ...emptyForm(), code: text })
    },
    { onFailure: inBox },
  )
  /** Ticks or leaves a bill; what a code led to becomes a choice of the household's bills. */
  const tick = (billId: string, isTicked: boolean) => {
    const now = new Set(ticked.map((bill) => bill.billId))
    if (isTicked) now.add(billId)
    else now.delete(billId)
    const left = bills.map((bill) => bill.billId).filter((id) => !now.has(id))
    change({ left, given: '', ...(found && !household ? { household: householdOf(found) } : {}) })
  }
  const clear = () => setForm(emptyForm())
  return {
    today,
    form,
    change,
    open,
    found,
    bills,
    ticked,
    owed,
    given,
    keeps,
    plan,
    act,
    read,
    tick,
    clear,
    last,
  }
}

const householdOf = ({ householdId, label }: OpenBills): ChosenHousehold => ({
  householdId,
  label,
  names: [],
  marks: [],
})
