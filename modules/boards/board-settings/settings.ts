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
export type Section = 'screens'

export const sections = { screens: ScreenSettings }
export const defaultSettings: ScreenSettings = { marquee: '', playSeconds: 12 }
