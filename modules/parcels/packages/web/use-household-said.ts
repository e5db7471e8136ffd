import { useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { inRow, paperText, text } from '#platform/web/i18n/texts.ts'
import type { RegisterForm } from './register-form.ts'

export interface HouseholdSaid {
  /** Who wants no packages; it never blocks. */
  refuses: string | undefined
  /** The notes of the household and of the named person. */
  notes: string | undefined
}

/** What the desk must know of the chosen household and the named person before it takes a package in. */
export function useHouseholdSaid({ household, named, recipientId }: RegisterForm): HouseholdSaid {
  const all = useHouseholdMarks(household ? [household.householdId] : [])
  const marked = household ? all?.get(household.householdId) : undefined
  if (!marked) return { refuses: undefined, notes: undefined }
  const refusing = paperText('platform', 'markRefuses')
  const person = named ? marked.residents.find((resident) => resident.residentId === recipientId) : undefined
  const notes = inRow([marked.note, person?.note && `${person.name}：${person.note}`], '；')
  const refuses = marked.marks.some((mark) => mark.word === refusing)
    ? text('registerPackages', 'refuses')
    : person?.marks.some((mark) => mark.word === refusing)
      ? text('registerPackages', 'refusesNamed', { name: person.name })
      : undefined
  return { refuses, notes: notes || undefined }
}
