import { z } from 'zod'
import { deskRoles, roles } from '#platform/contract/access.ts'
import { line } from '#platform/contract/fields.ts'

/** Days after arrival, rising, at most six; none: no reminders. */
export const ReminderDays = z
  .array(
    z.int({ error: '請填整數' }).min(1, { error: '天數為 1 到 60' }).max(60, { error: '天數為 1 到 60' }),
  )
  .max(6, { error: '最多 6 次' })
  .refine((days) => days.every((day, i) => i === 0 || day > (days[i - 1] ?? 0)), {
    error: '天數要由小到大，且不重複',
  })

const noteTemplate = line(30)

/** When the desk reminds of a package. */
export const Reminders = z.object({ reminderDays: ReminderDays })
/** How a hand-over is proved, and who may undo it. */
export const Receiving = z.object({
  signature: z.enum(['ask', 'off']),
  /** What a press puts into the note of a hand-over (R130); '' is none. */
  noteTemplates: z.tuple([noteTemplate, noteTemplate]),
  undoRoles: z.array(z.enum(roles)).max(roles.length).min(1, { error: '至少要有一種角色可以復原' }),
})
export const labelParts = ['courier', 'trackingNumber', 'arrivedAt', 'note'] as const
/** What a shelf label shows. Household, position, serial number and marks are always on it. */
export const LabelSettings = z.object({
  labelName: z.enum(['masked', 'full', 'none']),
  /** What a browser does that made no choice of its own. */
  labelAutoPrint: z.boolean(),
  labelShows: z.array(z.enum(labelParts)).max(labelParts.length),
})

export const sections = { reminders: Reminders, receiving: Receiving, label: LabelSettings } as const
export type Section = keyof typeof sections

/** Everything that a community decides about its parcel desk. */
export const PackageSettings = z.object({ ...Reminders.shape, ...Receiving.shape, ...LabelSettings.shape })
export type PackageSettings = z.output<typeof PackageSettings>
export type LabelSettings = z.output<typeof LabelSettings>

/** What holds where a community decided nothing. */
export const defaultSettings: PackageSettings = {
  reminderDays: [3, 7, 14],
  signature: 'ask',
  noteTemplates: ['家人代領', '已核對證件'],
  undoRoles: [...deskRoles],
  labelName: 'masked',
  labelAutoPrint: true,
  labelShows: ['courier', 'trackingNumber', 'arrivedAt'],
}
