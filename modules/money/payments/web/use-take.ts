import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenHousehold } from '#modules/parcels/packages/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { type OpenBills, type PaymentTaken, payments } from '../contract.ts'
import { takenByBank } from '../problems.ts'
import { planOf, sumOf } from './take-plan.ts'

const api = client(payments)
const byBank = takenByBank('').code

const emptyForm = () => ({
  householdText: '',
  household: null as ChosenHousehold | null,
  code: '',
  /** The code that is looked up: what is typed only when Enter says that it is whole. */
  read: '',
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
  chequeDueOn: '',
  lastDigits: '',
  /** Who brought the money, where that is somebody else. */
  payerName: '',
  note: '',
})

/** The form of money at the desk: whose it is, for what, how much. `first` is a code of a bill in the address. */
export function useTake(first: string | undefined) {
  const queries = useQueryClient()
  const [form, setForm] = useState(() => ({ ...emptyForm(), code: first ?? '', read: first ?? '' }))
  const [today] = useState(() => dayOf(new Date()))
  /** What the bank's files seem to have: sent once more as it is, it is another one. */
  const [warned, setWarned] = useState('')
  const [last, setLast] = useState<PaymentTaken & { change: number }>()
  const change = (patch: Partial<typeof form>) => setForm((before) => ({ ...before, ...patch }))
  const { household } = form
  const asked = household ? { householdId: household.householdId } : { code: form.read }
  const open = useQuery({
    queryKey: ['payments', 'open', asked],
    queryFn: async ({ signal }) => (await api.findOpen(asked, { signal, isSaid: true })).data,
    enabled: household !== null || form.read !== '',
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

  const said = JSON.stringify([found?.householdId, form, plan])
  const isAnother = warned === said
  const act = useSubmit(
    async (retry) => {
      if (!found) return
      const content = {
        householdId: found.householdId,
        amount: plan.amount,
        bills: plan.bills,
        ahead: plan.ahead,
        channel: form.channel,
        // Cash is paid when it is taken.
        day: form.channel === 'cash' ? dayOf(new Date()) : form.day,
        chequeNumber: form.channel === 'cheque' ? form.chequeNumber.trim() : '',
        chequeBank: form.channel === 'cheque' ? form.chequeBank.trim() : '',
        chequeDueOn: form.channel === 'cheque' && form.chequeDueOn ? form.chequeDueOn : undefined,
        lastDigits: form.channel === 'remittance' ? form.lastDigits.trim() : '',
        payerName: form.payerName.trim(),
        note: form.note.trim(),
      }
      const { data } = await api
        .take({ paymentId: retry.idOf(content), ...content, isAnother }, retry)
        .catch((error: unknown) => {
          if (error instanceof Problem && error.code === byBank) setWarned(said)
          throw error
        })
      setLast({ ...data, change: plan.change })
      setForm(emptyForm())
      void queries.invalidateQueries({ queryKey: ['payments'] })
    },
    {
      isWrong: () =>
        !found || plan.amount <= 0 || !form.day || (form.channel === 'cheque' && !form.chequeNumber.trim()),
    },
  )
  /** Looks up what was scanned, or typed and ended with Enter; the same again is asked again. */
  const read = (code: string) => {
    if (code === form.read) void open.refetch()
    else setForm({ ...emptyForm(), code, read: code })
  }
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
    isAnother,
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
