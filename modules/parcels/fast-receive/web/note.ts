import { lengthOf } from '#platform/contract/cut.ts'

/** R129, counted as people count: by code points, so that 𠮷 is one. */
export const NOTE_LENGTH = 30

/** The note within its limit. */
export const cutNote = (note: string): string => [...note].slice(0, NOTE_LENGTH).join('')

/** Puts a template note in (R130): after what is there already, or nothing when it is there or does not fit. */
export function addTemplate(note: string, template: string): string {
  const parts = note.split('，')
  if (parts.includes(template)) return note
  const next = note.trim() === '' ? template : `${note.trim()}，${template}`
  return lengthOf(next) <= NOTE_LENGTH ? next : note
}
