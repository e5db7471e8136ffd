import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codecOf } from '#platform/contract/codec.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Resident } from '../shapes.ts'
import { today } from './days.ts'
import { emptyForm, formOf, inputOf, newInputOf, rebased, type ResidentForm } from './resident-form.ts'
import { residentsApi } from './api.ts'

/** What stands in the way of saving, and how to go on. */
export interface Obstacle {
  sentence: string
  /** plates: another household has them. newer: somebody changed the same person. */
  kind: 'plates' | 'newer' | 'other'
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
  const [newer, setNewer] = useState<Resident>()
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
      const kind = code === 409602 ? 'plates' : code === 409601 ? 'newer' : 'other'
      if (kind === 'newer' && error instanceof Problem)
        setNewer(Resident.parse(codecOf(Resident).decode(error.data, false)))
      setObstacle({ sentence: sentenceOf(error), kind })
      setBusy(false)
    }
  }

  function loadNewer() {
    if (!newer || !seen) return
    setDraft({ residentId, seen: newer, form: rebased(form, seen, newer) })
    setNewer(undefined)
    setObstacle({ sentence: text('residentDialogs', 'newerLoaded'), kind: 'other' })
  }

  return { seen, form, change, save, loadNewer, giveUp, obstacle, busy, nameMissing }
}
