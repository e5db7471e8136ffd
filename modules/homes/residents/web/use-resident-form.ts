import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codecOf } from '#platform/contract/codec.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type Arrival, takeIn } from '#platform/web/look/meanwhile.ts'
import { changedMeanwhile } from '../contract.ts'
import { Resident } from '../shapes.ts'
import { today } from './days.ts'
import { emptyForm, formOf, inputOf, newInputOf, type ResidentForm } from './resident-form.ts'
import { residentsApi } from './api.ts'
import { residentWords } from './resident-words.ts'

const newerCode = changedMeanwhile('', '', undefined).code
const reading = { formOf, factsOf: residentWords }

/** What stands in the way of saving, and how to go on. */
export interface Obstacle {
  sentence: string
  /** plates: another household has them. */
  kind: 'plates' | 'other'
  /** What somebody else changed of the same person meanwhile, which is taken in. */
  arrivals?: readonly Arrival[]
}

interface Draft {
  residentId: string
  seen: Resident | undefined
  form: ResidentForm
}

/** A form about somebody of a household, or somebody new, that comes back with its page until it is saved or given up. */
export function useResidentForm(householdId: string, one: Resident | undefined, onClose: () => void) {
  const queries = useQueryClient()
  const [draft, setDraft, drop] = useDraft<Draft>(`residents.${one?.residentId ?? `new.${householdId}`}`, {
    residentId: one?.residentId ?? newId(),
    seen: one,
    form: one ? formOf(one) : emptyForm(today()),
  })
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [busy, setBusy] = useState(false)
  const [nameMissing, setNameMissing] = useState(false)
  const { residentId, seen, form } = draft

  const change = (patch: Partial<ResidentForm>) => {
    setDraft({ ...draft, form: { ...form, ...patch } })
    if (patch.name?.trim()) setNameMissing(false)
  }
  function giveUp() {
    drop()
    onClose()
  }

  async function save(confirmPlates: boolean) {
    if (busy) return
    setNameMissing(form.name.trim() === '')
    if (form.name.trim() === '') return
    setBusy(true)
    setObstacle(undefined)
    try {
      const name = form.name.trim()
      if (seen) {
        const { rowVersion } = seen
        await residentsApi.changeResident({
          householdId,
          residentId,
          rowVersion,
          ...inputOf(form),
          confirmPlates,
        })
        toast(text('residentDialogs', 'saved', { name }))
      } else {
        await residentsApi.addResident({ householdId, residentId, ...newInputOf(form), confirmPlates })
        toast(text('residentDialogs', 'added', { name }))
      }
      drop()
      void queries.invalidateQueries({ queryKey: ['residents'] })
      onClose()
    } catch (error) {
      const code = error instanceof Problem ? error.code : 0
      const kind = code === 409602 ? 'plates' : 'other'
      const isNewer = error instanceof Problem && code === newerCode && seen !== undefined
      const arrivals = isNewer ? takeNewer(error, seen) : undefined
      setObstacle({ sentence: sentenceOf(error), kind, arrivals })
      setBusy(false)
    }
  }

  /** Somebody was faster: their changes come in, what was typed here stays. */
  function takeNewer({ data }: Problem, before: Resident): readonly Arrival[] {
    const now = Resident.parse(codecOf(Resident).decode(data, false))
    const { arrivals, ...next } = takeIn(reading, { seen: before, form }, now)
    setDraft({ residentId, ...next })
    return arrivals
  }

  return { seen, form, change, save, giveUp, obstacle, busy, nameMissing }
}
