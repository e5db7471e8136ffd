import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Households were dunned; `demandIds`: those that go out as messages. */
export const demandsMade = eventKind(
  'arrears.demanded',
  'arrears.view',
  z.object({ count: z.int(), demandIds: z.array(z.string()) }),
)
/** A step was taken back. */
export const demandVoided = eventKind('arrears.voided', 'arrears.view', z.object({ demandId: z.string() }))
/** The community decided something about arrears. */
export const arrearsSettingsChanged = eventKind('arrears.settingsChanged', 'arrears.view', z.object({}))
