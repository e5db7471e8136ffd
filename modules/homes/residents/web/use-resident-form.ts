import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codecOf } from '#platform/contract/codec.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { factsOf, isWrong } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type ColleagueEdit, mergeNewest } from '#platform/web/look/meanwhile.ts'
import { changedMeanwhile } from '../contract.ts'
import { Resident } from '../shapes.ts'
import { today } from './days.ts'
import { emptyForm, formOf, inputOf, newInputOf, type ResidentForm } from './resident-form.ts'
import { residentsApi } from './api.ts'
import { residentFields } from './resident-fields.tsx'

const newerCode = changedMeanwhile('', '', undefined).code

interface Draft {
  residentId: string
  seen: Resident | undefined
  form: ResidentForm
}

/** A form about somebody of a household, or somebody new, that comes back with its page until it is saved or given up. */
export function useResidentForm(householdId: string, item: Resident | undefined, onClose: () => void) {
  const queries = useQueryClient()
  const [draft, setDraft, drop] = useDraft<Draft>(`residents.${item?.residentId ?? `new.${householdId}`}`, {
    residentId: item?.residentId ?? newId(),
    seen: item,
    form: item ? formOf(item) : emptyForm(today()),
  })
  const [colleagueEdits, setColleagueEdits] = useState<readonly ColleagueEdit[]>()
  const { residentId, seen, form } = draft
  const fields = residentFields()

  const change = (patch: Partial<ResidentForm>) => {
    setDraft({ ...draft, form: { ...form, ...patch } })
  }
  function giveUp() {
    drop()
    onClose()
  }

  /** Somebody was faster: their changes come in, what was typed here stays. */
  function takeNewer({ data }: Problem, before: Resident): readonly ColleagueEdit[] {
    const now = Resident.parse(codecOf(Resident).decode(data, false))
    const reading = { formOf, factsOf: factsOf<ResidentForm, Resident>(fields) }
    const { colleagueEdits, ...next } = mergeNewest(reading, { seen: before, form }, now)
    setDraft({ residentId, ...next })
    return colleagueEdits
  }

  const save = useSubmit<[confirmPlates?: boolean]>(
    async (retry, confirmPlates = false) => {
      const name = form.name.trim()
      setColleagueEdits(undefined)
      if (seen) {
        const { rowVersion } = seen
        const changed = { householdId, residentId, rowVersion, ...inputOf(form), confirmPlates }
        await residentsApi.changeResident(changed, retry).catch((error: unknown) => {
          if (error instanceof Problem && error.code === newerCode) setColleagueEdits(takeNewer(error, seen))
          throw error
        })
        toast(text('residentDialogs', 'saved', { name }))
      } else {
        await residentsApi.addResident({ householdId, residentId, ...newInputOf(form), confirmPlates }, retry)
        toast(text('residentDialogs', 'added', { name }))
      }
      drop()
      void queries.invalidateQueries({ queryKey: ['residents'] })
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return {
    fields,
    seen,
    form,
    change,
    save,
    giveUp,
    colleagueEdits,
    /** Another household has the plates. */
    mayConfirmPlates: save.error instanceof Problem && save.error.code === 409602,
  }
}
