import { z } from 'zod'
import { line } from '#platform/contract/fields.ts'

/** What holds on every screen. */
export const ScreenSettings = z.object({
  /** The line at the foot of a board that has one; '' shows nothing. */
  marquee: line(80),
  /** How long an entry is shown before the next one of its zone. */
  playSeconds: z.int().min(5).max(120),
})
export type ScreenSettings = z.output<typeof ScreenSettings>
/** What a community decides about all of its screens; the screens themselves are told the first two. */
export const BoardSettings = ScreenSettings.extend({
  /** Whether an alarm of level 4 takes all screens over by itself. */
  takesOver: z.boolean(),
})
export type BoardSettings = z.output<typeof BoardSettings>
export type Section = 'screens'

export const sections = { screens: BoardSettings }
export const defaultSettings: BoardSettings = { marquee: '', playSeconds: 12, takesOver: false }
