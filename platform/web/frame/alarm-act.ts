import type { ComponentType } from 'react'

/** An alarm of the building, as what is done with it needs to know it. */
export interface AlarmOfAct {
  eventId: string
  title: string
  place: string
}

/** Something that is done about an alarm of the building; it shows nothing to whoever may not. */
export interface AlarmAct {
  name: string
  Act: ComponentType<AlarmOfAct>
}
