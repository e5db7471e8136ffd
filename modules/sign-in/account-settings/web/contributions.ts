import type { Contributions } from '#platform/web/frame/contributions.ts'
import { PassiveUseHost } from './PassiveUseHost.tsx'

export const accountSettingsContributions: Partial<Contributions> = { dialogs: [PassiveUseHost] }
