import { auditRetention } from '#platform/server/audit-retention.ts'
import type { Retention } from '#platform/server/retention.ts'
import { retentions as activationRetentions } from '#modules/activation/server/retention.ts'
import { retentions as depositsRetentions } from '#modules/deposits/server/retention.ts'
import { retentions as exportsRetentions } from '#modules/exports/server/retention.ts'
import { retentions as householdImportsRetentions } from '#modules/household-imports/server/retention.ts'
import { retentions as householdsRetentions } from '#modules/households/server/retention.ts'
import { retentions as noticesRetentions } from '#modules/notices/server/retention.ts'
import { retentions as packagesRetentions } from '#modules/packages/server/retention.ts'
import { retentions as residentsRetentions } from '#modules/residents/server/retention.ts'
import { retentions as returnsRetentions } from '#modules/returns/server/retention.ts'
import { retentions as shiftChangesRetentions } from '#modules/shift-changes/server/retention.ts'
import { retentions as visitorAnnouncementsRetentions } from '#modules/visitor-announcements/server/retention.ts'
import { retentions as visitorBansRetentions } from '#modules/visitor-bans/server/retention.ts'
import { retentions as visitorRegistrationsRetentions } from '#modules/visitor-registrations/server/retention.ts'
import { retentions as visitorsRetentions } from '#modules/visitors/server/retention.ts'

/** Everything that is kept for a time and then forgotten. */
export const allRetentions: readonly Retention[] = [
  ...packagesRetentions,
  ...depositsRetentions,
  ...returnsRetentions,
  ...noticesRetentions,
  ...visitorsRetentions,
  ...visitorRegistrationsRetentions,
  ...visitorAnnouncementsRetentions,
  ...visitorBansRetentions,
  ...residentsRetentions,
  ...householdsRetentions,
  ...activationRetentions,
  ...shiftChangesRetentions,
  ...exportsRetentions,
  ...householdImportsRetentions,
  auditRetention,
]
