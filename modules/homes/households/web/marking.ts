import { overlay } from '#platform/web/frame/overlay.tsx'

/** The dialog in which marks and notes of a household and its people are read and changed; a name's marks come first. */
export const marking = overlay<{ householdId: string; name?: string }>(
  async () => (await import('./MarksDialog.tsx')).MarksDialog,
)

/** Opens the marks and notes of a household. */
export const openHouseholdMarks = marking.open
