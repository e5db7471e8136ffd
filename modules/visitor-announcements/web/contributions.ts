import type { Contributions } from '#platform/web/frame/contributions.ts'
import { ArrivalNoticesHost } from './ArrivalNoticesHost.tsx'

export const visitorAnnouncementsContributions: Partial<Contributions> = { dialogs: [ArrivalNoticesHost] }
