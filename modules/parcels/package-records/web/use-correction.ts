import { useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { changedMeanwhile, packageRecords, type PackageRecord } from '../contract.ts'
import {
  changesOf,
  complainOf,
  type Correction,
  type CorrectionComplaint,
  correctionOf,
} from './correction.ts'
import { useCorrectionWords } from './use-correction-words.ts'

const api = client(packageRecords)
const codes = [changedMeanwhile('', undefined).code]

/** The form of a correction and what became of sending it. */
export function useCorrection(
  given: PackageRecord,
  onDone: (corrected: PackageRecord, isOnLabel: boolean) => void,
) {
  const factsOf = useCorrectionWords()
  const {
    seen: one,
    form,
    arrivals,
    attempt,
    change: changeForm,
  } = useMeanwhile<PackageRecord, Correction>({
    given,
    codes,
    formOf: correctionOf,
    factsOf,
    newest: async () => (await api.getPackage({ packageId: given.packageId })).data,
  })
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<CorrectionComplaint>()
  const [failure, setFailure] = useState<string>()
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
      const { data } = await attempt(() =>
        api.correctPackage({ ...changes, packageId, rowVersion, reason: reason.trim() }),
      )
      onDone(
        data,
        Object.keys(changes).some((name) => name !== 'note'),
      )
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const change = (next: Partial<Correction>) => {
    setComplaint(undefined)
    changeForm(next)
  }
  return { one, form, change, reason, setReason, complaint, failure, arrivals, busy, save }
}

export type CorrectionTools = ReturnType<typeof useCorrection>
