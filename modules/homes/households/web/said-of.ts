import type { HouseholdMarks, PersonMark } from '../marks.ts'

export interface Said {
  marks: readonly PersonMark[]
  /** `王陳秀英：請用寫的`, one line for each that has a note. */
  notes: readonly string[]
}

/**
 * What is said of a household and the person named: the household's own first, each word once. Without a name
 * everybody counts.
 */
export function saidOf(household: HouseholdMarks, name = ''): Said {
  const named = household.residents.filter((resident) => resident.name === name)
  const people = name ? named : household.residents
  const seen = new Set<string>()
  const marks = [...household.marks, ...people.flatMap((person) => person.marks)].filter((mark) => {
    const key = `${mark.word} ${mark.who}`
    return !seen.has(key) && seen.add(key)
  })
  const notes = people.filter((person) => person.note).map((person) => `${person.name}：${person.note}`)
  return { marks, notes: household.note ? [household.note, ...notes] : notes }
}
