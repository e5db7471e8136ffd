import { z } from 'zod'
import { line, words } from '#platform/contract/fields.ts'

/** What holds at the desk. */
export const DeskSettings = z.object({
  /** Booked visitors show a QR code. */
  isCodeOn: z.boolean().meta({ wire: 'QRcodeEnable' }),
  /** The visitors' parking bays, in the order of the desk. */
  bays: z
    .array(words(12))
    .max(100)
    .refine((bays) => new Set(bays).size === bays.length, { error: '車位名稱不可重複' })
    .meta({ wire: 'ParkingSpaces' }),
})
/** The public real-name form. */
export const FormSettings = z.object({ isOpen: z.boolean() })

export const sections = { desk: DeskSettings, registration: FormSettings } as const
export type Section = keyof typeof sections

export const VisitorSettings = z.object({ ...DeskSettings.shape, ...FormSettings.shape })
export type VisitorSettings = z.output<typeof VisitorSettings>

/** What holds where a community decided nothing. The form is off: it was a rule of an epidemic. */
export const defaultSettings: VisitorSettings = { isCodeOn: true, bays: [], isOpen: false }

/** What people agree to before they register; a community may word it otherwise. */
export const defaultConsent =
  '為辦理訪客登記與門禁安全，社區蒐集您的姓名、電話、人數與到訪對象，僅供社區管理人員於保存期限內使用，期滿自動刪除。您可向管理中心請求查詢、更正或刪除。'

export const consentWords = line(1000).refine((text) => text.length >= 20, { error: '同意事項至少 20 個字' })
