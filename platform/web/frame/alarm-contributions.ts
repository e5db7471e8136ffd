import type { ComponentType } from 'react'

/** An alarm of the building, as what is done with it needs to know it. */
export interface AlarmOfAct {
  eventId: string
  title: string
  place: string
  /** What closes when it leads elsewhere. */
  onDone?: () => void
}

/** Something that is done about an alarm of the building; it shows nothing to whoever may not. */
export interface AlarmAct {
  name: string
  Act: ComponentType<AlarmOfAct>
  /** It stands on the alarm over the whole window too. */
  isUrgent?: boolean
}

/** Who is on duty now, where one looks for whom to call: nothing to whoever may not see it. */
export interface OnDutyPart {
  name: string
  Now: ComponentType<{ isPanel?: boolean | undefined }>
}

/** The register of what the community owns, for pages that name one of its things by number; it shows no more than its viewer may see. */
export interface AssetRegister {
  name: string
  /** What a number names, and the way to it; of one that names nothing here the number alone. */
  Named: ComponentType<{ code: string }>
  /** The field of a number: one is chosen by any part of its number or name; what the register has not is not sent. */
  Field: ComponentType<{ label: string; code: string; onCode: (code: string) => void }>
}
