import type { FieldChange } from '#modules/households/server/public.ts'
import type { Moved } from '../contract.ts'

/** What came to a household, for its history: how many of each, and which spaces. */
export function movedInWords(moved: Moved, spaces: readonly string[]): FieldChange[] {
  return Object.entries(moved)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({
      field: `moved.${field}`,
      before: '',
      after: field === 'spaces' ? spaces.join('、') : String(count),
    }))
}
