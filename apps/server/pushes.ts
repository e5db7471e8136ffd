import type { PushKind } from '#platform/server/push-kind.ts'
import { pushes as packagesPushes } from '#modules/packages/server/pushes.ts'
import { pushes as visitorAnnouncementsPushes } from '#modules/visitor-announcements/server/pushes.ts'
import { pushes as visitorBansPushes } from '#modules/visitor-bans/server/pushes.ts'

/** Everything that is worth a notification in browsers, in the order of the choices. */
export const allPushes: readonly PushKind[] = [
  ...visitorAnnouncementsPushes,
  ...visitorBansPushes,
  ...packagesPushes,
]
