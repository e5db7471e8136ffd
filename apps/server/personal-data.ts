import { auditPersonalData } from '#platform/server/audit-retention.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { personalData as activationPersonalData } from '#modules/activation/server/personal-data.ts'
import { personalData as cashPersonalData } from '#modules/cash/server/personal-data.ts'
import { personalData as depositsPersonalData } from '#modules/deposits/server/personal-data.ts'
import { personalData as householdPropertiesPersonalData } from '#modules/household-properties/server/personal-data.ts'
import { personalData as householdsPersonalData } from '#modules/households/server/personal-data.ts'
import { personalData as noticesPersonalData } from '#modules/notices/server/personal-data.ts'
import { personalData as packagesPersonalData } from '#modules/packages/server/personal-data.ts'
import { personalData as residentsPersonalData } from '#modules/residents/server/personal-data.ts'
import { personalData as returnsPersonalData } from '#modules/returns/server/personal-data.ts'
import { personalData as shiftChangesPersonalData } from '#modules/shift-changes/server/personal-data.ts'
import { personalData as visitorAnnouncementsPersonalData } from '#modules/visitor-announcements/server/personal-data.ts'
import { personalData as visitorBansPersonalData } from '#modules/visitor-bans/server/personal-data.ts'
import { personalData as visitorRegistrationsPersonalData } from '#modules/visitor-registrations/server/personal-data.ts'
import { personalData as visitorsPersonalData } from '#modules/visitors/server/personal-data.ts'

/** Everything that is held of a person, in the order of the page. */
export const allPersonalData: readonly PersonalData[] = [
  ...packagesPersonalData,
  ...depositsPersonalData,
  ...cashPersonalData,
  ...returnsPersonalData,
  ...noticesPersonalData,
  ...visitorsPersonalData,
  ...visitorAnnouncementsPersonalData,
  ...visitorRegistrationsPersonalData,
  ...visitorBansPersonalData,
  ...shiftChangesPersonalData,
  ...activationPersonalData,
  ...householdsPersonalData,
  ...householdPropertiesPersonalData,
  ...residentsPersonalData,
  auditPersonalData,
]
