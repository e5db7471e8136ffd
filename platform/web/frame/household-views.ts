import type { Needs } from './contributions.ts'

/** How a part of a household is shown that the server declares under the same name (`householdParts`). */
export interface HouseholdPartView {
  name: string
  /** `namespace:key` of what it is called where households are merged, split and looked back on. */
  label: string
  /** `namespace:key` that says one thing by its {{title}}; unsaid: the title as it is. */
  thing?: string
  /** `namespace:key` that says how many there are ({{count}}), of things without a title. */
  counted?: string
  /** How the household's page shows what waits at the desk: its words, and the list that finds it by the household's label. */
  waiting?: Needs & { label: string; to: string; isHandedOver?: true }
  /** How a picker of households says how much waits ({{count}}), and how it asks that of at most 200 households. */
  picker?: {
    label: string
    countWaiting(householdIds: string[]): Promise<readonly { householdId: string; count: number }[]>
  }
}

/** How the household's page tells what happened. Declared in a module's `web/household-past.ts`. */
export interface HouseholdPastView extends Needs {
  /** As the server calls the past. */
  name: string
  /** `namespace:key` of what it tells of: 包裹. */
  label: string
  /** The namespace whose keys are its acts, with {{title}}. */
  words: string
  /** Events after which there is more of it, by the beginnings of their names. */
  changedBy: readonly string[]
}
