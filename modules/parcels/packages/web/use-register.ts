import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { newId } from '#platform/contract/new-id.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isLineSuspect, isOffline } from '#platform/web/queue/line.ts'
import { idTaken, packages, type RegisteredPackage } from '../contract.ts'
import { keepRegistration } from './keep-registration.ts'
import { type Complaint, complain, type RegisterForm, type Settled, toRequest } from './register-form.ts'
import { rememberRegistered } from './remember-registered.ts'
import type { FormTools } from './use-register-form.ts'

const api = client(packages)
const idTakenCode = idTaken().code
const notFoundCode = problems.notFound().code
/** Milliseconds that the desk waits for an answer before the package waits in the browser instead. */
const patience = 5000

export interface Registering {
  register: () => Promise<void>
  /** Fields say what must be mended first. */
  tried: boolean
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
  /** Its kind, for people and for the law. */
  kindOf: (kindId: string) => { name: string; isLegal: boolean } | undefined
  /** A photo that is not at the server yet. */
  shot: () => Blob | undefined
  /** Waits for a photo that is still on its way; gives its path. */
  photoReady: () => Promise<string>
  onComplaint: (complaint: Complaint) => void
  onDone: (registered: RegisteredPackage, form: RegisterForm) => void
  /** The package waits in the browser until the line is back. */
  onQueued: (form: RegisterForm, settled: Settled) => void
  /** An attempt whose answer was lost did register the package, with what was typed then. */
  onEarlier: (registered: RegisteredPackage, form: RegisterForm) => void
}

/** A legal paper cannot wait in the browser: its receipt counts from the server's clock. */
class LegalOffline extends Error {}

/** Registers the form's package; sending it again after an error is the same package. */
export function useRegister({
  tools,
  fresh,
  settleNow,
  kindOf,
  shot,
  photoReady,
  onComplaint,
  onDone,
  onQueued,
  onEarlier,
}: Options): Registering {
  const t = useTexts('registerPackages')
  const queries = useQueryClient()
  const last = useRef<RegisterForm>(undefined)

  /** 'queued': it waits in the browser. The key stays the same, so an answer that was lost is found again. */
  async function send(form: RegisterForm): Promise<RegisteredPackage | 'queued' | undefined> {
    const settled = settleNow(form)
    const { kindId } = settled
    const { household } = form
    if (!household || kindId === undefined) return undefined
    const kind = kindOf(kindId)
    const key = newId()
    const keep = async (photoPath: string, photo?: Blob) => {
      const request = toRequest({ ...form, photoPath }, household, { ...settled, kindId })
      await keepRegistration({ request, key, form, kindName: kind?.name ?? '', photo })
      return 'queued' as const
    }
    // The receipt of a legal paper is the server's to record.
    if (kind?.isLegal && isOffline()) throw new LegalOffline()
    if (!kind?.isLegal && isLineSuspect())
      return await keep(form.photoPath, form.photoPath ? undefined : shot())
    try {
      const photoPath = await photoReady()
      const request = toRequest({ ...form, photoPath }, household, { ...settled, kindId })
      return (await api.register(request, { key, patience, isSaid: true })).data
    } catch (error) {
      if (!(error instanceof LostConnection)) throw error
      if (kind?.isLegal) throw new LegalOffline()
      const { photoPath } = tools.read()
      return await keep(photoPath, photoPath ? undefined : shot())
    }
  }

  async function whatFailed(error: unknown, form: RegisterForm): Promise<string> {
    if (error instanceof LegalOffline) return t('legalOffline')
    if (error instanceof RangeError) return t('photoTooLarge')
    if (!(error instanceof Problem && error.code === idTakenCode))
      return t('failed', { sentence: sentenceOf(error) })
    try {
      const { packageId } = form
      const { data } = await api.reprintLabel({ packageId }, { isSaid: true })
      tools.change({ packageId: newId() })
      rememberRegistered(queries, data)
      onEarlier(data, form)
      return t('earlierRegistered', { serialNumber: data.serialNumber, label: data.label })
    } catch (lost) {
      if (!(lost instanceof Problem && lost.code === notFoundCode))
        return t('failed', { sentence: sentenceOf(lost) })
      tools.change({ packageId: newId() })
      return t('earlierVoided')
    }
  }

  const act = useSubmit(
    async () => {
      const form = tools.read()
      const settled = settleNow(form)
      const registered = await send(form).catch(async (error: unknown) =>
        refuse(await whatFailed(error, form)),
      )
      if (!registered) return undefined
      last.current = registered === 'queued' ? undefined : form
      tools.replace(fresh())
      return { registered, form, settled }
    },
    { isWrong: () => complain(tools.read()) !== undefined },
  )

  async function register(): Promise<void> {
    const wrong = act.isRunning() ? undefined : complain(tools.read())
    const done = await act.submit()
    if (wrong) return onComplaint(wrong)
    if (!done) return
    const { registered, form, settled } = done
    if (registered === 'queued') return onQueued(form, settled)
    rememberRegistered(queries, registered)
    onDone(registered, form)
  }

  return {
    register,
    tried: act.tried,
    failure: act.failure,
    busy: act.busy,
    isBusy: act.isRunning,
    forgive: act.forget,
    typedFor: (packageId) =>
      last.current?.packageId === packageId
        ? { ...last.current, packageId: newId(), begunAt: Date.now() }
        : undefined,
  }
}
