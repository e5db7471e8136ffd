import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { households, markedMeanwhile } from '../contract.ts'
import type { HouseholdMarks, PersonMark } from '../marks.ts'

const api = client(households)
const changedMeanwhile = markedMeanwhile('', '').code

/** What is said of the whole household ('') or of a resident. */
export interface Said {
  marks: PersonMark[]
  note: string
  noteUntil: string | null
}

const pick = ({ marks, note, noteUntil }: Said): Said => ({ marks, note, noteUntil })

function saidIn(data: HouseholdMarks | undefined, whose: string): Said | undefined {
  return whose === '' ? data : data?.residents.find((resident) => resident.residentId === whose)
}

/** The dialog's draft: what was changed of whom, over what the server knows. A change by another desk is taken in. */
export function useMarksDraft(householdId: string, onSaved: () => void) {
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: ['households', 'marksOf', householdId],
    queryFn: async () => (await api.getMarks({ householdId })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [draft, setDraft] = useState<Record<string, Said>>({})
  const of = (whose: string): Said =>
    draft[whose] ?? pick(saidIn(asked.data, whose) ?? { marks: [], note: '', noteUntil: null })

  const act = useSubmit(async (retry) => {
    if (!asked.data) return
    const residents = Object.keys(draft).filter((whose) => whose !== '')
    await api
      .changeMarks(
        {
          householdId,
          ...of(''),
          residents: residents.map((residentId) => ({ residentId, ...of(residentId) })),
          knownMarkedAt: asked.data.markedAt,
        },
        { ...retry, handles: [changedMeanwhile] },
      )
      .catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.code !== changedMeanwhile) throw error
        await asked.refetch()
        refuse(text('householdMarks', 'merged', { sentence: sentenceOf(error) }))
      })
    await queries.invalidateQueries({ queryKey: ['households'] })
    onSaved()
  })

  function change(whose: string, next: Partial<Said>) {
    act.forget()
    setDraft((old) => ({ ...old, [whose]: { ...of(whose), ...old[whose], ...next } }))
  }

  return { asked, of, change, save: act, isChanged: Object.keys(draft).length > 0 }
}
