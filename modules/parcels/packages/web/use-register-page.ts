import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readLabelCode, usePackageSettings } from '#modules/parcels/package-settings/web/public.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { packages, type RegisteredPackage } from '../contract.ts'
import { useAmending } from './amending.ts'
import { addToBatch, takeFromBatch } from './batch.ts'
import { optionsQuery } from './options-query.ts'
import { keepAutoPrint, keepPosition, printsAtOnce, readAutoPrint, readPositions } from './local-choices.ts'
import {
  type ChosenHousehold,
  complain,
  emptyForm,
  isTouched,
  type RegisterForm,
  settle,
} from './register-form.ts'
import { useBatch } from './use-batch.ts'
import { useNamedHousehold } from './use-named-household.ts'
import { useLabels } from './use-labels.tsx'
import { usePackagesEvents } from './use-packages-events.ts'
import { usePhoto } from './use-photo.ts'
import { useRegister } from './use-register.ts'
import { useRegisterForm } from './use-register-form.ts'

const api = client(packages)
const longestCode = 60

/** Everything that the register page knows and does. */
export function useRegisterPage() {
  const t = useTexts('registerPackages')
  const queries = useQueryClient()
  const tracking = useRef<HTMLInputElement>(null)
  const household = useRef<HTMLInputElement>(null)
  const courier = useRef<{ focus: () => void }>(null)
  const queued = useRef<string>(undefined)
  const tools = useRegisterForm()
  const batch = useBatch()
  const photo = usePhoto(tools)
  const labels = useLabels()
  const [remembered, setRemembered] = useState(readPositions)
  const [ownAutoPrint, setAutoPrint] = useState(readAutoPrint)
  const { labelAutoPrint } = usePackageSettings()
  const autoPrint = printsAtOnce(ownAutoPrint, labelAutoPrint)
  const [last, setLast] = useState<RegisteredPackage>()
  const [voiding, setVoiding] = useState<RegisteredPackage>()
  usePackagesEvents()
  // Settings change what is offered, a full position what is suggested.
  useChanges(
    ['packageSettings.', 'packages.'],
    () => void queries.invalidateQueries({ queryKey: ['packageOptions'] }),
  )

  const options = useQuery({
    ...optionsQuery,
  })
  const just = useQuery({
    queryKey: ['packages', 'just'],
    queryFn: async () => (await api.listJustRegistered({})).data,
  })

  const settleNow = (form: RegisterForm) => settle(form, batch.read(), options.data, remembered)
  const fresh = () => emptyForm(batch.read()?.temperature)
  const registering = useRegister({
    tools,
    fresh,
    settleNow,
    kindOf: (kindId) => options.data?.kinds.find((kind) => kind.id === kindId),
    shot: () => photo.shot,
    photoReady: photo.ready,
    onComplaint: (complaint) => complaint === 'householdRequired' && household.current?.focus(),
    onDone,
    onQueued(form, settled) {
      batch.change((now) => addToBatch(now, form.begunAt, Date.now()))
      keepPosition(form.temperature, settled.shelfPosition)
      setLast(undefined)
      startNext()
    },
    onEarlier: countAndPrint,
  })
  useAmending(tools)
  useNamedHousehold(choose)

  // The next thing that is typed: on a desk the focus waits for it; a touch screen would open its keyboard.
  const { read } = tools
  useEffect(() => {
    if (matchMedia('(hover: none)').matches) return
    const form = read()
    const next = form.trackingNumber && !form.household ? household : tracking
    next.current?.focus()
  }, [read])

  /** Counts a registered package and prints its label. */
  function countAndPrint(registered: RegisteredPackage, form: RegisterForm) {
    batch.change((now) => addToBatch(now, form.begunAt, Date.now()))
    setLast(registered)
    if (autoPrint) labels.print(registered)
  }

  function onDone(registered: RegisteredPackage, form: RegisterForm) {
    keepPosition(registered.temperature, registered.shelfPosition)
    countAndPrint(registered, form)
    startNext()
  }

  /** The next package; a scan that came meanwhile is its first. */
  function startNext() {
    setRemembered(readPositions())
    photo.forget()
    tracking.current?.focus()
    const waiting = queued.current
    queued.current = undefined
    if (waiting) take(waiting)
  }

  /** A scan anywhere on the page. */
  function handleScan(code: string) {
    if (readLabelCode(code)) return toast(t('trackingOwnLabel', { code }), { isTrouble: true })
    if (lengthOf(code) > longestCode) return toast(t('trackingTooLong'), { isTrouble: true })
    if (registering.isBusy()) queued.current = code
    else take(code)
  }

  function take(code: string) {
    const before = tools.read().trackingNumber
    tools.change({ trackingNumber: code })
    batch.setChanging(false)
    registering.forgive()
    if (before && before !== code)
      toast(t('trackingReplaced', { code }), { undo: () => tools.change({ trackingNumber: before }) })
    household.current?.focus()
  }

  async function register() {
    await registering.register()
    const lost = queued.current
    queued.current = undefined
    if (lost) toast(t('scanLost', { code: lost }), { isTrouble: true })
  }

  function clear() {
    const before = tools.read()
    if (!isTouched(before)) return
    tools.replace(fresh())
    photo.forget()
    registering.forgive()
    toast(t('cleared'), { undo: () => tools.replace(before) })
    tracking.current?.focus()
  }

  function choose(chosen: ChosenHousehold) {
    tools.change({ household: chosen, householdText: '', recipientId: null })
    registering.forgive()
  }

  async function pick() {
    const picked = await pickHousehold()
    if (picked) choose(picked)
    household.current?.focus()
  }

  function toggleBatch() {
    if (batch.read()) {
      batch.end()
      tracking.current?.focus()
      return
    }
    const form = tools.read()
    const { kindId, courierId, shelfPosition } = settleNow(form)
    if (kindId === undefined) return
    batch.start({ kindId, courierId, shelfPosition, temperature: form.temperature })
    tools.change({ kindId: null, courierId: null, shelfPosition: null })
    batch.setChanging(courierId === null)
  }

  /** Opens the fixed fields of a batch or closes them; without a batch they are always open. */
  function toggleFixed() {
    if (!batch.changing) {
      batch.setChanging(true)
      requestAnimationFrame(() => courier.current?.focus())
      return
    }
    batch.setChanging(false)
    ;(tools.read().trackingNumber ? household : tracking).current?.focus()
  }

  function fix(field: 'courierId' | 'kindId' | 'shelfPosition', value: string) {
    if (batch.changing)
      batch.change((now) => ({ ...now, [field]: field === 'courierId' ? value || null : value }))
    else tools.change({ [field]: value })
  }

  async function reprint() {
    const target = last ?? just.data?.[0]
    if (!target) return toast(t('noneToReprint'), { isTrouble: true })
    try {
      const { data } = await api.reprintLabel({ packageId: target.packageId }, { isSaid: true })
      labels.print(data)
      toast(t('reprinted', { serialNumber: data.serialNumber }))
    } catch (error) {
      toast(sentenceOf(error), { isTrouble: true })
    }
  }

  function askVoid() {
    const target = just.data?.[0] ?? last
    if (target) setVoiding(target)
    else toast(t('noneToVoid'), { isTrouble: true })
  }

  function voided(item: RegisteredPackage) {
    setVoiding(undefined)
    queries.setQueryData<RegisteredPackage[]>(['packages', 'just'], (rows) =>
      rows?.filter((row) => row.packageId !== item.packageId),
    )
    void queries.invalidateQueries({ queryKey: ['packages'] })
    registering.forgive()
    toast(t('voided', { serialNumber: item.serialNumber }))
    if (last?.packageId === item.packageId) {
      setLast(undefined)
      batch.change(takeFromBatch)
    }
    const typed = registering.typedFor(item.packageId)
    if (typed && !isTouched(tools.read())) tools.replace(typed)
    requestAnimationFrame(() => household.current?.focus())
  }

  const { form } = tools
  return {
    refs: { tracking, household, courier },
    form,
    change: tools.change,
    batch,
    settled: settleNow(form),
    options,
    just,
    photo,
    labels,
    registering,
    /** Said until it is mended. */
    complaint: registering.tried ? complain(form) : undefined,
    autoPrint,
    chooseAutoPrint: (on: boolean) => {
      keepAutoPrint(on)
      setAutoPrint(on)
    },
    last: last && !isTouched(form) ? last : undefined,
    newestId: last?.packageId,
    voiding,
    closeVoid: () => setVoiding(undefined),
    isTouched: isTouched(form),
    isHouseholdChosen: () => tools.read().household !== null,
    handleScan,
    register,
    clear,
    choose,
    pick,
    toggleBatch,
    toggleFixed,
    fix,
    reprint,
    askVoid,
    voided,
    chooseTemperature: (temperature: Temperature) => tools.change({ temperature, shelfPosition: null }),
  }
}

export type RegisterPageTools = ReturnType<typeof useRegisterPage>
