import { useQuery, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { usePhoto } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { cashKind, deposits, type RecordedDeposit } from '../contract.ts'
import { complain, type DepositForm, emptyForm, isTouched, toRequest } from './deposit-form.ts'

const api = client(deposits)

/** Kinds and shelf positions to choose from. */
export function useDepositOptions() {
  return useQuery({
    queryKey: ['depositOptions'],
    queryFn: async () => (await api.registerOptions({})).data,
    staleTime: 60_000,
  })
}

/** The form as a draft: it is there again when one comes back to the page. */
function useForm() {
  const [form, keep] = useDraft<DepositForm>('deposits.register', emptyForm())
  const latest = useRef(form)
  const replace = useCallback(
    (next: DepositForm) => {
      latest.current = next
      keep(next)
    },
    [keep],
  )
  const change = useCallback(
    (patch: Partial<DepositForm>) => replace({ ...latest.current, ...patch }),
    [replace],
  )
  const read = useCallback(() => latest.current, [])
  return { form, read, change, replace }
}

/** Everything that registering a deposit knows and does. `onReceipt` prints the receipt of cash. */
export function useDesk(onReceipt: (receiptNumber: number) => void) {
  const t = useTexts('depositDesk')
  const queries = useQueryClient()
  const kinds = useRef<HTMLDivElement>(null)
  const money = useRef<HTMLInputElement>(null)
  const receiver = useRef<HTMLInputElement>(null)
  const payer = useRef<HTMLInputElement>(null)
  const tools = useForm()
  const options = useDepositOptions()
  const photo = usePhoto(tools)
  const [signature, setSignature] = useState<Blob>()
  const [last, setLast] = useState<RecordedDeposit>()
  const { form } = tools
  const kindOf = (of: DepositForm) => of.kindDetail ?? options.data?.kinds[0]?.number

  const toKind = () => kinds.current?.querySelector<HTMLElement>('[tabindex="0"], input')?.focus()
  const areKindsKnown = options.data !== undefined
  useEffect(() => {
    // The frame gives the focus to the page when nothing on it has asked for it yet.
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (areKindsKnown && isFree && !matchMedia('(hover: none)').matches) toKind()
  }, [areKindsKnown])

  /** What must be mended first; the cursor goes there. */
  const complaintNow = () => {
    const now = tools.read()
    return complain(now, kindOf(now))
  }

  function done(made: RecordedDeposit & { receiptNumber: number | null }) {
    setLast(made)
    tools.replace(emptyForm())
    photo.forget()
    setSignature(undefined)
    void queries.invalidateQueries({ queryKey: ['deposits'] })
    void queries.invalidateQueries({ queryKey: ['cash'] })
    const { serialNumber, label, name } = made
    toast(t('registered', { serialNumber, who: label || name }))
    if (made.receiptNumber !== null) onReceipt(made.receiptNumber)
    requestAnimationFrame(toKind)
  }

  const act = useSubmit(
    async (retry) => {
      const kind = kindOf(tools.read())
      if (kind === undefined) return
      await photo.ready()
      const signaturePath = await uploadOnce(retry, 'handwrite', signature)
      done((await api.register({ ...toRequest(tools.read(), kind), signaturePath }, retry)).data)
    },
    { isWrong: () => complaintNow() !== undefined },
  )
  function change(patch: Partial<DepositForm>) {
    tools.change(patch)
    act.forget()
  }

  async function register(): Promise<void> {
    const wrong = complaintNow()
    await act.submit()
    if (wrong === 'receiverRequired') receiver.current?.focus()
    if (wrong === 'payerRequired') payer.current?.focus()
    if (wrong === 'moneyRequired') money.current?.focus()
  }

  function clear() {
    const before = tools.read()
    if (!isTouched(before)) return
    tools.replace(emptyForm())
    photo.forget()
    setSignature(undefined)
    act.forget()
    toast(t('cleared'), { undo: () => tools.replace(before) })
    toKind()
  }

  /** Cash: its amount is what comes next. */
  function beginCash() {
    flushSync(() => change({ kindDetail: cashKind }))
    money.current?.focus()
  }

  const kindDetail = kindOf(form)
  return {
    refs: { kinds, money, receiver, payer },
    beginCash,
    form,
    change,
    options,
    photo,
    setSignature,
    kindDetail,
    complaint: act.tried ? complain(form, kindDetail) : undefined,
    failure: act.failure,
    busy: act.busy,
    last,
    forgetLast: () => setLast(undefined),
    register,
    clear,
    isTouched: isTouched(form),
  }
}

export type DeskTools = ReturnType<typeof useDesk>
