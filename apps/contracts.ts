import type { Permissions } from '#platform/contract/access.ts'
import type { Contract } from '#platform/contract/call.ts'
import { accountRegistration } from '#modules/account-registration/contract.ts'
import { permissions as accountSettingsPermissions } from '#modules/account-settings/access.ts'
import { accountSettings } from '#modules/account-settings/contract.ts'
import { permissions as accountsPermissions } from '#modules/accounts/access.ts'
import { accounts } from '#modules/accounts/contract.ts'
import { permissions as activationPermissions } from '#modules/activation/access.ts'
import { activation } from '#modules/activation/contract.ts'
import { permissions as broadcastsPermissions } from '#modules/broadcasts/access.ts'
import { broadcasts } from '#modules/broadcasts/contract.ts'
import { permissions as auditPermissions } from '#modules/audit/access.ts'
import { audit } from '#modules/audit/contract.ts'
import { permissions as cashPermissions } from '#modules/cash/access.ts'
import { cash } from '#modules/cash/contract.ts'
import { permissions as communitiesPermissions } from '#modules/communities/access.ts'
import { permissions as communityOpeningsPermissions } from '#modules/community-openings/access.ts'
import { communityOpenings } from '#modules/community-openings/contract.ts'
import { permissions as enterprisePortalsPermissions } from '#modules/enterprise-portals/access.ts'
import { enterprisePortals } from '#modules/enterprise-portals/contract.ts'
import { phoneCodes } from '#modules/phone-codes/contract.ts'
import { secondFactors } from '#modules/second-factors/contract.ts'
import { communities } from '#modules/communities/contract.ts'
import { permissions as depositsPermissions } from '#modules/deposits/access.ts'
import { deposits } from '#modules/deposits/contract.ts'
import { permissions as exportsPermissions } from '#modules/exports/access.ts'
import { exports } from '#modules/exports/contract.ts'
import { permissions as filesPermissions } from '#modules/files/access.ts'
import { files } from '#modules/files/contract.ts'
import { householdMergers } from '#modules/household-mergers/contract.ts'
import { permissions as householdPropertiesPermissions } from '#modules/household-properties/access.ts'
import { householdProperties } from '#modules/household-properties/contract.ts'
import { permissions as householdsPermissions } from '#modules/households/access.ts'
import { households } from '#modules/households/contract.ts'
import { permissions as householdImportsPermissions } from '#modules/household-imports/access.ts'
import { householdImports } from '#modules/household-imports/contract.ts'
import { permissions as managerCodesPermissions } from '#modules/manager-codes/access.ts'
import { permissions as managerDevicesPermissions } from '#modules/manager-devices/access.ts'
import { managerDevices } from '#modules/manager-devices/contract.ts'
import { managerCodes } from '#modules/manager-codes/contract.ts'
import { permissions as membersPermissions } from '#modules/members/access.ts'
import { members } from '#modules/members/contract.ts'
import { memberInvitations } from '#modules/members/invitation-contract.ts'
import { permissions as noticesPermissions } from '#modules/notices/access.ts'
import { notices } from '#modules/notices/contract.ts'
import { permissions as packageRecordsPermissions } from '#modules/package-records/access.ts'
import { packageRecords } from '#modules/package-records/contract.ts'
import { permissions as packageSettingsPermissions } from '#modules/package-settings/access.ts'
import { packageSettings } from '#modules/package-settings/contract.ts'
import { permissions as packagesPermissions } from '#modules/packages/access.ts'
import { packages } from '#modules/packages/contract.ts'
import { permissions as permissionsPermissions } from '#modules/permissions/access.ts'
import { permissionMatrix } from '#modules/permissions/contract.ts'
import { permissions as personalDataPermissions } from '#modules/personal-data/access.ts'
import { personalData } from '#modules/personal-data/contract.ts'
import { permissions as residentsPermissions } from '#modules/residents/access.ts'
import { residents } from '#modules/residents/contract.ts'
import { permissions as retentionPermissions } from '#modules/retention/access.ts'
import { operatorBroadcasts } from '#modules/broadcasts/console-contract.ts'
import { operator } from '#modules/operator/contract.ts'
import { stuckJobs } from '#modules/operator/stuck-contract.ts'
import { push } from '#modules/push/contract.ts'
import { retention } from '#modules/retention/contract.ts'
import { permissions as returnsPermissions } from '#modules/returns/access.ts'
import { returns } from '#modules/returns/contract.ts'
import { returnsCounter } from '#modules/returns/counter-contract.ts'
import { search } from '#modules/search/contract.ts'
import { permissions as shiftChangesPermissions } from '#modules/shift-changes/access.ts'
import { shiftChanges } from '#modules/shift-changes/contract.ts'
import { permissions as systemAnnouncementsPermissions } from '#modules/system-announcements/access.ts'
import { systemAnnouncements } from '#modules/system-announcements/contract.ts'
import { visitorAnnouncements } from '#modules/visitor-announcements/contract.ts'
import { permissions as visitorBansPermissions } from '#modules/visitor-bans/access.ts'
import { visitorBans } from '#modules/visitor-bans/contract.ts'
import { permissions as visitorLoansPermissions } from '#modules/visitor-loans/access.ts'
import { visitorLoans } from '#modules/visitor-loans/contract.ts'
import { visitorRecords } from '#modules/visitor-records/contract.ts'
import { permissions as visitorRegistrationsPermissions } from '#modules/visitor-registrations/access.ts'
import { visitorRegistrations } from '#modules/visitor-registrations/contract.ts'
import { permissions as visitorSettingsPermissions } from '#modules/visitor-settings/access.ts'
import { visitorSettings } from '#modules/visitor-settings/contract.ts'
import { permissions as visitorsPermissions } from '#modules/visitors/access.ts'
import { visitors } from '#modules/visitors/contract.ts'
import { visitorCounter } from '#modules/visitors/counter-contract.ts'

/** Every call of the product. */
export const contracts: readonly Contract[] = [
  accounts,
  members,
  memberInvitations,
  permissionMatrix,
  audit,
  phoneCodes,
  secondFactors,
  accountRegistration,
  accountSettings,
  communityOpenings,
  enterprisePortals,
  communities,
  broadcasts,
  systemAnnouncements,
  managerCodes,
  managerDevices,
  files,
  households,
  householdImports,
  activation,
  residents,
  householdProperties,
  householdMergers,
  packages,
  packageSettings,
  packageRecords,
  deposits,
  cash,
  returns,
  returnsCounter,
  shiftChanges,
  notices,
  visitorCounter,
  visitors,
  visitorRecords,
  visitorSettings,
  visitorLoans,
  visitorBans,
  visitorRegistrations,
  visitorAnnouncements,
  exports,
  retention,
  search,
  personalData,
  push,
  operator,
  stuckJobs,
  operatorBroadcasts,
]

/** Every permission of the product and the roles that have it. */
export const allPermissions: Permissions = {
  ...accountsPermissions,
  ...membersPermissions,
  ...permissionsPermissions,
  ...auditPermissions,
  ...communitiesPermissions,
  ...accountSettingsPermissions,
  ...communityOpeningsPermissions,
  ...enterprisePortalsPermissions,
  ...filesPermissions,
  ...broadcastsPermissions,
  ...systemAnnouncementsPermissions,
  ...managerCodesPermissions,
  ...managerDevicesPermissions,
  ...householdsPermissions,
  ...householdImportsPermissions,
  ...activationPermissions,
  ...residentsPermissions,
  ...householdPropertiesPermissions,
  ...packagesPermissions,
  ...packageRecordsPermissions,
  ...packageSettingsPermissions,
  ...depositsPermissions,
  ...cashPermissions,
  ...returnsPermissions,
  ...shiftChangesPermissions,
  ...noticesPermissions,
  ...visitorsPermissions,
  ...visitorSettingsPermissions,
  ...visitorLoansPermissions,
  ...visitorBansPermissions,
  ...visitorRegistrationsPermissions,
  ...exportsPermissions,
  ...retentionPermissions,
  ...personalDataPermissions,
}
