import { useRef, useState } from 'react'
import { codecOf } from '#platform/contract/codec.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import {
  changedMeanwhile,
  type Happening,
  happeningList,
  packageRecords,
  type PackageRecord,
} from '../contract.ts'
import {
  changesOf,
  complainOf,
  type Correction,
  type CorrectionComplaint,
  correctionOf,
  rebase,
} from './correction.ts'

const api = client(packageRecords)
const meanwhileCode = changedMeanwhile('', undefined).code
const decode = codecOf(happeningList)

/** The form of a correction and what became of sending it. */
export function useCorrection(
  given: PackageRecord,
  onDone: (corrected: PackageRecord, isOnLabel: boolean) => void,
) {
  const [one, setOne] = useState(given)
  const [form, setForm] = useState<Correction>(() => correctionOf(given))
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<CorrectionComplaint>()
  const [failure, setFailure] = useState<string>()
  const [meanwhile, setMeanwhile] = useState<readonly Happening[]>([])
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function save() {
    if (running.current) return
    const found = complainOf(form)
    setComplaint(found)
    if (found) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    const changes = changesOf(one, form)
    try {
      const { packageId, rowVersion } = one
      const { data } = await api.correctPackage({ ...changes, packageId, rowVersion, reason: reason.trim() })
      onDone(
        data,
        Object.keys(changes).some((name) => name !== 'note'),
      )
    } catch (error) {
      setFailure(sentenceOf(error))
      if (error instanceof Problem && error.code === meanwhileCode) await takeIn(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** Another desk was faster: its changes are shown and taken in, what was typed here stays. */
  async function takeIn(error: Problem) {
    setMeanwhile(decode.decode(error.data ?? [], false) as readonly Happening[])
    const now = await api
      .getPackage({ packageId: one.packageId })
      .then(({ data }) => data)
      .catch(() => undefined)
    if (!now) return
    setForm((typed) => rebase(typed, one, now))
    setOne(now)
  }

  const change = (next: Partial<Correction>) => {
    setComplaint(undefined)
    setForm((now) => ({ ...now, ...next }))
  }
  return { one, form, change, reason, setReason, complaint, failure, meanwhile, busy, save }
}

export type CorrectionTools = ReturnType<typeof useCorrection>
