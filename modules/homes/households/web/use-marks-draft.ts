import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
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
  return whose === '' ? data : data?.residents.find((one) => one.residentId === whose)
}

/** The dialog's draft: what was changed of whom, over what the server knows. A change by another desk is taken in. */
export function useMarksDraft(householdId: string) {
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: ['households', 'marksOf', householdId],
    queryFn: async () => (await api.getMarks({ householdId })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [draft, setDraft] = useState<Record<string, Said>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const of = (whose: string): Said =>
    draft[whose] ?? pick(saidIn(asked.data, whose) ?? { marks: [], note: '', noteUntil: null })

  function change(whose: string, next: Partial<Said>) {
    setFailure(undefined)
    setDraft((old) => ({ ...old, [whose]: { ...of(whose), ...old[whose], ...next } }))
  }

  /** Whether it was saved. */
  async function save(): Promise<boolean> {
    if (!asked.data || busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      const residents = Object.keys(draft).filter((whose) => whose !== '')
      await api.changeMarks(
        {
          householdId,
          ...of(''),
          residents: residents.map((residentId) => ({ residentId, ...of(residentId) })),
          knownMarkedAt: asked.data.markedAt,
        },
        { handles: [changedMeanwhile] },
      )
      await queries.invalidateQueries({ queryKey: ['households'] })
      return true
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof Problem && error.code === changedMeanwhile) {
        await asked.refetch()
        setFailure(text('householdMarks', 'merged', { sentence }))
      } else setFailure(sentence)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { asked, of, change, save, busy, failure, isChanged: Object.keys(draft).length > 0 }
}
