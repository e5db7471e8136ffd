import { useQuery } from '@tanstack/react-query'
import { type ShiftSectionWords, useContributions } from '#platform/web/frame/contributions.ts'

const none: readonly ShiftSectionWords[] = []

/** The sections that modules declare, in their order; none until their words are loaded. */
export function useSections(): readonly ShiftSectionWords[] {
  const { shiftSections } = useContributions()
  const { data = none } = useQuery({
    queryKey: ['shiftChanges', 'sections', shiftSections.length],
    queryFn: async () =>
      (await Promise.all(shiftSections.map((load) => load())))
        .flat()
        .toSorted((load, other) => load.order - other.order),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** What a section is called, `namespace:key`; one that nobody declares any more is called by its name. '' until the words are there. */
export const labelOf = (sections: readonly ShiftSectionWords[], name: string): string =>
  sections.find((section) => section.name === name)?.label ?? (sections.length > 0 ? name : '')
