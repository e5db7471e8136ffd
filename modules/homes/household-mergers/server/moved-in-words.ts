import type { FieldChange } from '#platform/contract/history.ts'
import type { Moved } from '../contract.ts'

/** What came to a household, for its history: how many of each, and which spaces. */
export function movedInWords({ parts, ...own }: Moved, spaces: readonly string[]): FieldChange[] {
  const counts = [...Object.entries(own), ...parts.map(({ name, count }) => [name, count] as const)]
  return counts
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({
      field: `moved.${field}`,
      before: '',
      after: field === 'spaces' ? spaces.join('、') : String(count),
    }))
}
