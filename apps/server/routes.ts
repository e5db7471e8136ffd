import type { Database } from '#platform/server/database.ts'
import type { Route } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { allPermissions } from '#apps/contracts.ts'
import { accountRegistrationRoutes } from '#modules/account-registration/server/routes.ts'
import { accountSettingsRoutes } from '#modules/account-settings/server/routes.ts'
import { holderFinder, witnessFinder } from '#modules/accounts/server/public.ts'
import { accountsRoutes } from '#modules/accounts/server/routes.ts'
import type { Sessions } from '#modules/accounts/server/sessions.ts'
import { routes as activationRoutes } from '#modules/activation/server/routes.ts'
import { routes as auditRoutes } from '#modules/audit/server/routes.ts'
import { consoleRoutes as broadcastsConsoleRoutes } from '#modules/broadcasts/server/console-routes.ts'
import { routes as broadcastsRoutes } from '#modules/broadcasts/server/routes.ts'
import { cashRoutes } from '#modules/cash/server/routes.ts'
import { routes as communitiesRoutes } from '#modules/communities/server/routes.ts'
import { communityOpeningsRoutes } from '#modules/community-openings/server/routes.ts'
import { routes as depositsRoutes } from '#modules/deposits/server/routes.ts'
import { enterprisePortalsRoutes } from '#modules/enterprise-portals/server/routes.ts'
import { exportsRoutes } from '#modules/exports/server/routes.ts'
import { filesRoutes } from '#modules/files/server/routes.ts'
import { householdImportsRoutes } from '#modules/household-imports/server/routes.ts'
import { routes as householdMergersRoutes } from '#modules/household-mergers/server/routes.ts'
import { routes as householdPropertiesRoutes } from '#modules/household-properties/server/routes.ts'
import { routes as householdsRoutes } from '#modules/households/server/routes.ts'
import { managerCodesRoutes } from '#modules/manager-codes/server/routes.ts'
import { routes as managerDevicesRoutes } from '#modules/manager-devices/server/routes.ts'
import { invitationRoutes } from '#modules/members/server/invitation-routes.ts'
import { routes as membersRoutes } from '#modules/members/server/routes.ts'
import { noticesRoutes } from '#modules/notices/server/routes.ts'
import { type OperatorNeeds, operatorRoutes, stuckJobRoutes } from '#modules/operator/server/routes.ts'
import { routes as packageRecordsRoutes } from '#modules/package-records/server/routes.ts'
import { routes as packageSettingsRoutes } from '#modules/package-settings/server/routes.ts'
import { routes as packagesRoutes } from '#modules/packages/server/routes.ts'
import { permissionsRoutes } from '#modules/permissions/server/routes.ts'
import { personalDataRoutes } from '#modules/personal-data/server/routes.ts'
import type { CodeTools } from '#modules/phone-codes/server/public.ts'
import { phoneCodesRoutes } from '#modules/phone-codes/server/routes.ts'
import { pushKeys } from '#modules/push/server/keys.ts'
import { pushRoutes } from '#modules/push/server/routes.ts'
import { routes as residentsRoutes } from '#modules/residents/server/routes.ts'
import { retentionRoutes } from '#modules/retention/server/routes.ts'
import { routes as returnsRoutes } from '#modules/returns/server/routes.ts'
import { searchRoutes } from '#modules/search/server/routes.ts'
import { secondFactorsRoutes } from '#modules/second-factors/server/routes.ts'
import { routes as shiftChangesRoutes } from '#modules/shift-changes/server/routes.ts'
import { routes as systemAnnouncementsRoutes } from '#modules/system-announcements/server/routes.ts'
import { routes as visitorAnnouncementsRoutes } from '#modules/visitor-announcements/server/routes.ts'
import { routes as visitorBansRoutes } from '#modules/visitor-bans/server/routes.ts'
import { routes as visitorLoansRoutes } from '#modules/visitor-loans/server/routes.ts'
import { routes as visitorRecordsRoutes } from '#modules/visitor-records/server/routes.ts'
import { routes as visitorRegistrationsRoutes } from '#modules/visitor-registrations/server/routes.ts'
import { routes as visitorSettingsRoutes } from '#modules/visitor-settings/server/routes.ts'
import { routes as visitorsRoutes } from '#modules/visitors/server/routes.ts'
import { allPushes } from './pushes.ts'
import { allSheets } from './exports.ts'
import { allFinders } from './finders.ts'
import { permissionsOf } from './permissions-of.ts'
import { allRetentions } from './retention.ts'
import { allPersonalData } from './personal-data.ts'

/** Every call with its handler. */
export function allRoutes(needs: {
  database: Database
  sessions: Sessions
  storage: Storage
  /** For everything that sends a code. */
  codes: CodeTools
  demoAllowed: boolean
  operated: OperatorNeeds
}): Route[] {
  const { database, sessions, codes, demoAllowed } = needs
  return [
    ...membersRoutes,
    ...invitationRoutes(sessions),
    ...managerDevicesRoutes,
    ...permissionsRoutes(allPermissions),
    ...auditRoutes,
    ...accountsRoutes(sessions, demoAllowed),
    ...phoneCodesRoutes(codes),
    ...secondFactorsRoutes(codes, demoAllowed),
    ...accountRegistrationRoutes(codes, sessions),
    ...accountSettingsRoutes(codes, sessions),
    ...communityOpeningsRoutes(sessions, codes.sealer),
    ...enterprisePortalsRoutes(database),
    ...communitiesRoutes,
    ...broadcastsRoutes,
    ...systemAnnouncementsRoutes,
    ...managerCodesRoutes(holderFinder(needs.database)),
    ...filesRoutes(needs.storage),
    ...householdsRoutes,
    ...householdImportsRoutes(needs.storage),
    ...activationRoutes,
    ...residentsRoutes,
    ...householdPropertiesRoutes,
    ...householdMergersRoutes,
    ...packagesRoutes,
    ...packageSettingsRoutes,
    ...packageRecordsRoutes,
    ...depositsRoutes,
    ...cashRoutes(witnessFinder(database, permissionsOf)),
    ...returnsRoutes,
    ...shiftChangesRoutes,
    ...noticesRoutes(codes.sealer),
    ...visitorsRoutes,
    ...visitorRecordsRoutes,
    ...visitorSettingsRoutes,
    ...visitorLoansRoutes,
    ...visitorBansRoutes,
    ...visitorRegistrationsRoutes,
    ...visitorAnnouncementsRoutes,
    ...exportsRoutes(needs.storage, allSheets),
    ...retentionRoutes(allRetentions),
    ...searchRoutes(allFinders),
    ...personalDataRoutes(database, allPersonalData),
    ...pushRoutes({ kinds: allPushes, keys: () => pushKeys(database, codes.sealer) }),
    ...operatorRoutes(needs.operated),
    ...stuckJobRoutes,
    ...broadcastsConsoleRoutes,
  ]
}
