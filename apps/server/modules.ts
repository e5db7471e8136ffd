import { auditPersonalData, auditRetention } from '#platform/server/audit-retention.ts'
import { chores as platformChores } from '#platform/server/chores.ts'
import type { AnyExportSheet } from '#platform/server/export-sheet.ts'
import type { Finder } from '#platform/server/finder.ts'
import type { AnyJob, Chore } from '#platform/server/jobs.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import type { Reaction } from '#platform/server/reactions.ts'
import type { Retention } from '#platform/server/retention.ts'
import type { Route } from '#platform/server/serve.ts'
import type { Database } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'
import { allPermissions } from '#apps/contracts.ts'
import { allPushes } from './pushes.ts'
import { accountRegistrationRoutes } from '#modules/account-registration/server/routes.ts'
import { accountSettingsRoutes } from '#modules/account-settings/server/routes.ts'
import { chores as accountsChores } from '#modules/accounts/server/chores.ts'
import { holderFinder, witnessFinder } from '#modules/accounts/server/public.ts'
import { accountsRoutes } from '#modules/accounts/server/routes.ts'
import type { Sessions } from '#modules/accounts/server/sessions.ts'
import { sheets as auditSheets } from '#modules/audit/server/exports.ts'
import { routes as auditRoutes } from '#modules/audit/server/routes.ts'
import { routes as managerDevicesRoutes } from '#modules/manager-devices/server/routes.ts'
import { routes as membersRoutes } from '#modules/members/server/routes.ts'
import { chores as activationChores } from '#modules/activation/server/chores.ts'
import { routes as activationRoutes } from '#modules/activation/server/routes.ts'
import { sheets as cashSheets } from '#modules/cash/server/exports.ts'
import { routes as broadcastsRoutes } from '#modules/broadcasts/server/routes.ts'
import { cashRoutes } from '#modules/cash/server/routes.ts'
import { communityOpeningsRoutes } from '#modules/community-openings/server/routes.ts'
import { chores as enterprisePortalsChores } from '#modules/enterprise-portals/server/chores.ts'
import { enterprisePortalsRoutes } from '#modules/enterprise-portals/server/routes.ts'
import { chores as phoneCodesChores } from '#modules/phone-codes/server/chores.ts'
import type { CodeTools } from '#modules/phone-codes/server/public.ts'
import { phoneCodesRoutes } from '#modules/phone-codes/server/routes.ts'
import { chores as secondFactorsChores } from '#modules/second-factors/server/chores.ts'
import { secondFactorsRoutes } from '#modules/second-factors/server/routes.ts'
import { routes as communitiesRoutes } from '#modules/communities/server/routes.ts'
import { sheets as depositsSheets } from '#modules/deposits/server/exports.ts'
import { finders as activationFinders } from '#modules/activation/server/finders.ts'
import { finders as residentsFinders } from '#modules/residents/server/finders.ts'
import { finders as depositsFinders } from '#modules/deposits/server/finders.ts'
import { retentions as depositsRetentions } from '#modules/deposits/server/retention.ts'
import { routes as depositsRoutes } from '#modules/deposits/server/routes.ts'
import { chores as exportsChores } from '#modules/exports/server/chores.ts'
import { makeExport } from '#modules/exports/server/make-export.ts'
import { retentions as exportsRetentions } from '#modules/exports/server/retention.ts'
import { exportsRoutes } from '#modules/exports/server/routes.ts'
import { chores as filesChores } from '#modules/files/server/chores.ts'
import { filesRoutes } from '#modules/files/server/routes.ts'
import { routes as householdMergersRoutes } from '#modules/household-mergers/server/routes.ts'
import { routes as householdPropertiesRoutes } from '#modules/household-properties/server/routes.ts'
import { finders as householdsFinders } from '#modules/households/server/finders.ts'
import { applyFile } from '#modules/household-imports/server/apply-file.ts'
import { checkFile } from '#modules/household-imports/server/check-file.ts'
import { chores as householdImportsChores } from '#modules/household-imports/server/chores.ts'
import { retentions as householdImportsRetentions } from '#modules/household-imports/server/retention.ts'
import { householdImportsRoutes } from '#modules/household-imports/server/routes.ts'
import { routes as householdsRoutes } from '#modules/households/server/routes.ts'
import { sheets as packageRecordsSheets } from '#modules/package-records/server/exports.ts'
import { finders as packageRecordsFinders } from '#modules/package-records/server/finders.ts'
import { chores as managerCodesChores } from '#modules/manager-codes/server/chores.ts'
import { managerCodesRoutes } from '#modules/manager-codes/server/routes.ts'
import type { Channels } from '#modules/notices/server/channels.ts'
import { deliverer } from '#modules/notices/server/deliver.ts'
import { reactions as noticesReactions } from '#modules/notices/server/reactions.ts'
import { remindJob, reminderChore } from '#modules/notices/server/reminders.ts'
import { retentions as noticesRetentions } from '#modules/notices/server/retention.ts'
import { routes as noticesRoutes } from '#modules/notices/server/routes.ts'
import { routes as packageRecordsRoutes } from '#modules/package-records/server/routes.ts'
import { retentions as packagesRetentions } from '#modules/packages/server/retention.ts'
import { routes as packageSettingsRoutes } from '#modules/package-settings/server/routes.ts'
import { routes as packagesRoutes } from '#modules/packages/server/routes.ts'
import { rolesFinder } from '#modules/permissions/server/public.ts'
import { permissionsRoutes } from '#modules/permissions/server/routes.ts'
import { routes as residentsRoutes } from '#modules/residents/server/routes.ts'
import { retentionChores } from '#modules/retention/server/chores.ts'
import { retentionRoutes } from '#modules/retention/server/routes.ts'
import { sheets as returnsSheets } from '#modules/returns/server/exports.ts'
import { finders as returnsFinders } from '#modules/returns/server/finders.ts'
import { retentions as returnsRetentions } from '#modules/returns/server/retention.ts'
import { routes as returnsRoutes } from '#modules/returns/server/routes.ts'
import { searchRoutes } from '#modules/search/server/routes.ts'
import { routes as shiftChangesRoutes } from '#modules/shift-changes/server/routes.ts'
import { personalData as visitorAnnouncementsPersonalData } from '#modules/visitor-announcements/server/personal-data.ts'
import { retentions as visitorAnnouncementsRetentions } from '#modules/visitor-announcements/server/retention.ts'
import { routes as systemAnnouncementsRoutes } from '#modules/system-announcements/server/routes.ts'
import { routes as visitorAnnouncementsRoutes } from '#modules/visitor-announcements/server/routes.ts'
import { personalData as visitorBansPersonalData } from '#modules/visitor-bans/server/personal-data.ts'
import { retentions as visitorBansRetentions } from '#modules/visitor-bans/server/retention.ts'
import { routes as visitorBansRoutes } from '#modules/visitor-bans/server/routes.ts'
import { routes as visitorLoansRoutes } from '#modules/visitor-loans/server/routes.ts'
import { sheets as visitorRecordsSheets } from '#modules/visitor-records/server/exports.ts'
import { routes as visitorRecordsRoutes } from '#modules/visitor-records/server/routes.ts'
import { personalData as visitorRegistrationsPersonalData } from '#modules/visitor-registrations/server/personal-data.ts'
import { retentions as visitorRegistrationsRetentions } from '#modules/visitor-registrations/server/retention.ts'
import { routes as visitorRegistrationsRoutes } from '#modules/visitor-registrations/server/routes.ts'
import { routes as visitorSettingsRoutes } from '#modules/visitor-settings/server/routes.ts'
import { chores as visitorsChores } from '#modules/visitors/server/chores.ts'
import { finders as visitorsFinders } from '#modules/visitors/server/finders.ts'
import { personalData as visitorsPersonalData } from '#modules/visitors/server/personal-data.ts'
import { retentions as visitorsRetentions } from '#modules/visitors/server/retention.ts'
import { routes as visitorsRoutes } from '#modules/visitors/server/routes.ts'
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
import { retentions as activationRetentions } from '#modules/activation/server/retention.ts'
import { retentions as householdsRetentions } from '#modules/households/server/retention.ts'
import { retentions as residentsRetentions } from '#modules/residents/server/retention.ts'
import { retentions as shiftChangesRetentions } from '#modules/shift-changes/server/retention.ts'
import { forgetJob } from '#modules/personal-data/server/forget.ts'
import { personalDataRoutes } from '#modules/personal-data/server/routes.ts'
import { chores as pushChores } from '#modules/push/server/chores.ts'
import { pushReactions, sendPushJob } from '#modules/push/server/jobs.ts'
import { consoleRoutes as broadcastsConsoleRoutes } from '#modules/broadcasts/server/console-routes.ts'
import { chores as operatorChores } from '#modules/operator/server/chores.ts'
import { type OperatorNeeds, operatorRoutes } from '#modules/operator/server/routes.ts'
import { pushRoutes } from '#modules/push/server/routes.ts'
import type { SendPush } from '#modules/push/server/sender.ts'
import { pushKeys } from '#modules/push/server/keys.ts'

/** Every list that can be exported. */
export const allSheets: readonly AnyExportSheet[] = [
  ...packageRecordsSheets,
  ...depositsSheets,
  ...cashSheets,
  ...returnsSheets,
  ...auditSheets,
  ...visitorRecordsSheets,
]

/** Everything that the search finds, in the order in which it is shown. */
export const allFinders: readonly Finder[] = [
  ...householdsFinders,
  ...residentsFinders,
  ...activationFinders,
  ...packageRecordsFinders,
  ...depositsFinders,
  ...returnsFinders,
  ...visitorsFinders,
]

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

/** Every call with its handler. */
export function allRoutes(needs: {
  database: Database
  sessions: Sessions
  storage: Storage
  /** For everything that sends a code. */
  codes: CodeTools
  demoAllowed: boolean
  sendPush: SendPush
  operated: OperatorNeeds
}): Route[] {
  const { database, sessions, codes, demoAllowed } = needs
  return [
    ...membersRoutes,
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
    ...cashRoutes(witnessFinder(database)),
    ...returnsRoutes,
    ...shiftChangesRoutes,
    ...noticesRoutes,
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
    ...pushRoutes({ kinds: allPushes, keys: () => pushKeys(database), send: needs.sendPush }),
    ...operatorRoutes(needs.operated),
    ...broadcastsConsoleRoutes,
  ]
}

/** What modules do when an event of another one happened. */
export const allReactions: readonly Reaction[] = [
  ...noticesReactions,
  ...pushReactions(allPushes, rolesFinder(allPermissions)),
]

interface JobNeeds {
  database: Database
  storage: Storage
  sessions: Sessions
  sendPush: SendPush
}

/** Every kind of job that verbs and events put into the queue. */
export const allJobs = (
  { database, storage, sessions, sendPush }: JobNeeds,
  channels: Channels,
): readonly AnyJob[] => [
  forgetJob(database, allPersonalData),
  ...allReactions.map((one) => one.job),
  makeExport(storage, allSheets),
  checkFile(storage),
  applyFile(storage),
  deliverer(channels),
  remindJob,
  sendPushJob(allPushes, sendPush, sessions),
]

/** What is done by timetable across communities. */
export const allChores = (storage: Storage): readonly Chore[] => [
  ...platformChores,
  ...accountsChores,
  ...managerCodesChores,
  ...phoneCodesChores,
  ...secondFactorsChores,
  ...enterprisePortalsChores,
  ...activationChores,
  ...filesChores(storage),
  ...exportsChores(storage),
  ...householdImportsChores(storage),
  ...retentionChores(allRetentions),
  reminderChore,
  ...pushChores,
  ...operatorChores,
  ...visitorsChores,
]
