import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { newId } from '#platform/contract/new-id.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { idTaken, packages, type RegisteredPackage } from '../contract.ts'
import { type Complaint, complain, type RegisterForm, type Settled, toRequest } from './register-form.ts'
import type { FormTools } from './use-register-form.ts'

const api = client(packages)
const idTakenCode = idTaken().code
const notFoundCode = problems.notFound().code

export interface Registering {
  register: () => Promise<void>
  /** What must be mended first. */
  complaint: Complaint | undefined
  /** What is said of a call that failed; everything typed is still there. */
  failure: string | undefined
  busy: boolean
  /** Whether it is busy right now, also within one event. */
  isBusy: () => boolean
  /** Forgets complaint and failure. */
  forgive: () => void
  /** What was typed for a package, if it was the last one here: to correct it after it was taken back. */
  typedFor: (packageId: string) => RegisterForm | undefined
}

interface Options {
  tools: FormTools
  /** An empty form for the next package. */
  fresh: () => RegisterForm
  /** What the form gets where nothing was chosen. */
  settleNow: (form: RegisterForm) => Settled
  /** Waits for a photo that is still on its way; gives its path. */
  photoReady: () => Promise<string>
  onComplaint: (complaint: Complaint) => void
  onDone: (registered: RegisteredPackage, form: RegisterForm) => void
  /** An attempt whose answer was lost did register the package, with what was typed then. */
  onEarlier: (registered: RegisteredPackage, form: RegisterForm) => void
}

/** Registers the form's package; sending it again after an error is the same package. */
export function useRegister({
  tools,
  fresh,
  settleNow,
  photoReady,
  onComplaint,
  onDone,
  onEarlier,
}: Options): Registering {
  const t = useTexts('registerPackages')
  const queries = useQueryClient()
  const [complaint, setComplaint] = useState<Complaint>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const last = useRef<RegisterForm>(undefined)

  async function send(form: RegisterForm): Promise<RegisteredPackage | undefined> {
    const settled = settleNow(form)
    const { kindId } = settled
    if (!form.household || kindId === undefined) return undefined
    const photoPath = await photoReady()
    const request = toRequest({ ...form, photoPath }, form.household, { ...settled, kindId })
    return (await api.register(request, { handles: [idTakenCode] })).data
  }

  async function register() {
    if (running.current) return
    const form = tools.read()
    const found = complain(form)
    setComplaint(found)
    if (found) return onComplaint(found)
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const registered = await send(form)
      if (!registered) return
      last.current = form
      tools.replace(fresh())
      remember(registered)
      running.current = false
      onDone(registered, form)
    } catch (error) {
      setFailure(await whatFailed(error, form))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function whatFailed(error: unknown, form: RegisterForm): Promise<string> {
    if (!(error instanceof Problem && error.code === idTakenCode))
      return t('failed', { sentence: sentenceOf(error) })
    try {
      const { packageId } = form
      const { data } = await api.reprintLabel({ packageId }, { handles: [notFoundCode] })
      tools.change({ packageId: newId() })
      remember(data)
      onEarlier(data, form)
      return t('earlierRegistered', { serialNumber: data.serialNumber, label: data.label })
    } catch (lost) {
      if (!(lost instanceof Problem && lost.code === notFoundCode))
        return t('failed', { sentence: sentenceOf(lost) })
      tools.change({ packageId: newId() })
      return t('earlierVoided')
    }
  }

  /** The list shows it at once; the live event brings the rest. */
  function remember(registered: RegisteredPackage) {
    queries.setQueryData<RegisteredPackage[]>(['packages', 'just'], (shown) => [
      registered,
      ...(shown ?? []).filter((one) => one.packageId !== registered.packageId),
    ])
    void queries.invalidateQueries({ queryKey: ['packages'] })
  }

  return {
    register,
    complaint,
    failure,
    busy,
    isBusy: () => running.current,
    forgive: () => {
      setComplaint(undefined)
      setFailure(undefined)
    },
    typedFor: (packageId) =>
      last.current?.packageId === packageId
        ? { ...last.current, packageId: newId(), begunAt: Date.now() }
        : undefined,
  }
}
