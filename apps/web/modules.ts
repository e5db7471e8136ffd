import { accountRegistrationTexts } from '#modules/account-registration/web/texts.ts'
import { accountSettingsContributions } from '#modules/account-settings/web/contributions.ts'
import { accountSettingsTexts } from '#modules/account-settings/web/texts.ts'
import { communityOpeningsContributions } from '#modules/community-openings/web/contributions.ts'
import { accountsTexts } from '#modules/accounts/web/texts.ts'
import { activationContributions } from '#modules/activation/web/contributions.ts'
import { activationTexts } from '#modules/activation/web/texts.ts'
import { broadcastsContributions } from '#modules/broadcasts/web/contributions.ts'
import { depositsContributions } from '#modules/deposits/web/contributions.ts'
import { depositsTexts } from '#modules/deposits/web/texts.ts'
import { exportsContributions } from '#modules/exports/web/contributions.ts'
import { exportsTexts } from '#modules/exports/web/texts.ts'
import { fastReceiveContributions } from '#modules/fast-receive/web/contributions.ts'
import { fastReceiveTexts } from '#modules/fast-receive/web/texts.ts'
import { filesTexts } from '#modules/files/web/texts.ts'
import { helpContributions } from '#modules/help/web/contributions.ts'
import { helpTexts } from '#modules/help/web/texts.ts'
import { homeTexts } from '#modules/home/web/texts.ts'
import { householdImportsContributions } from '#modules/household-imports/web/contributions.ts'
import { householdImportsTexts } from '#modules/household-imports/web/texts.ts'
import { householdPropertiesTexts } from '#modules/household-properties/web/texts.ts'
import { householdsContributions } from '#modules/households/web/contributions.ts'
import { householdsTexts } from '#modules/households/web/texts.ts'
import { managerCodesContributions } from '#modules/manager-codes/web/contributions.ts'
import { managerCodesFrameTexts } from '#modules/manager-codes/web/texts.ts'
import { packageRecordsContributions } from '#modules/package-records/web/contributions.ts'
import { packageRecordsTexts } from '#modules/package-records/web/texts.ts'
import { packageSettingsContributions } from '#modules/package-settings/web/contributions.ts'
import { packageSettingsTexts } from '#modules/package-settings/web/texts.ts'
import { noticesContributions } from '#modules/notices/web/contributions.ts'
import { noticesFrameTexts } from '#modules/notices/web/texts.ts'
import { packagesContributions } from '#modules/packages/web/contributions.ts'
import { packagesTexts } from '#modules/packages/web/texts.ts'
import { pushContributions } from '#modules/push/web/contributions.ts'
import { pushTexts } from '#modules/push/web/texts.ts'
import { quickActivationContributions } from '#modules/quick-activation/web/contributions.ts'
import { quickActivationTexts } from '#modules/quick-activation/web/texts.ts'
import { readersContributions } from '#modules/readers/web/contributions.ts'
import { readersFrameTexts } from '#modules/readers/web/texts.ts'
import { residentsTexts } from '#modules/residents/web/texts.ts'
import { personalDataContributions } from '#modules/personal-data/web/contributions.ts'
import { personalDataTexts } from '#modules/personal-data/web/texts.ts'
import { retentionContributions } from '#modules/retention/web/contributions.ts'
import { retentionTexts } from '#modules/retention/web/texts.ts'
import { returnsContributions } from '#modules/returns/web/contributions.ts'
import { returnsTexts } from '#modules/returns/web/texts.ts'
import { searchContributions } from '#modules/search/web/contributions.ts'
import { searchTexts } from '#modules/search/web/texts.ts'
import { shiftChangesContributions } from '#modules/shift-changes/web/contributions.ts'
import { shiftChangesTexts } from '#modules/shift-changes/web/texts.ts'
import { visitorAnnouncementsContributions } from '#modules/visitor-announcements/web/contributions.ts'
import { visitorSettingsContributions } from '#modules/visitor-settings/web/contributions.ts'
import { visitorSettingsTexts } from '#modules/visitor-settings/web/texts.ts'
import { visitorLoansContributions } from '#modules/visitor-loans/web/contributions.ts'
import { visitorLoansTexts } from '#modules/visitor-loans/web/texts.ts'
import { visitorBansContributions } from '#modules/visitor-bans/web/contributions.ts'
import { visitorBansTexts } from '#modules/visitor-bans/web/texts.ts'
import { visitorRegistrationsContributions } from '#modules/visitor-registrations/web/contributions.ts'
import { visitorRegistrationsTexts } from '#modules/visitor-registrations/web/texts.ts'
import { visitorRecordsContributions } from '#modules/visitor-records/web/contributions.ts'
import { visitorRecordsTexts } from '#modules/visitor-records/web/texts.ts'
import { systemAnnouncementsContributions } from '#modules/system-announcements/web/contributions.ts'
import { systemAnnouncementsTexts } from '#modules/system-announcements/web/texts.ts'
import { visitorsContributions } from '#modules/visitors/web/contributions.ts'
import { visitorsTexts } from '#modules/visitors/web/texts.ts'
import { communitiesContributions } from '#modules/communities/web/contributions.ts'
import { communitiesTexts } from '#modules/communities/web/texts.ts'
import { auditContributions } from '#modules/audit/web/contributions.ts'
import { auditTexts } from '#modules/audit/web/texts.ts'
import { managerDevicesTexts } from '#modules/manager-devices/web/texts.ts'
import { membersContributions } from '#modules/members/web/contributions.ts'
import { membersTexts } from '#modules/members/web/texts.ts'
import { permissionsTexts } from '#modules/permissions/web/texts.ts'
import { accountMenuContributions } from '#modules/account-menu/web/contributions.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { queueTexts } from '#platform/web/queue/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'

/** Every text that is there from the start; lazily loaded pages may add theirs. */
export const texts = {
  'zh-TW': {
    platform: platformTexts,
    queue: queueTexts,
    accounts: accountsTexts,
    audit: auditTexts,
    communities: communitiesTexts,
    members: membersTexts,
    managerDevices: managerDevicesTexts,
    permissions: permissionsTexts,
    accountRegistration: accountRegistrationTexts,
    accountSettings: accountSettingsTexts,
    home: homeTexts,
    households: householdsTexts,
    householdImports: householdImportsTexts,
    activation: activationTexts,
    residents: residentsTexts,
    householdProperties: householdPropertiesTexts,
    packages: packagesTexts,
    packageRecords: packageRecordsTexts,
    packageSettings: packageSettingsTexts,
    deposits: depositsTexts,
    returns: returnsTexts,
    visitors: visitorsTexts,
    visitorRecords: visitorRecordsTexts,
    visitorSettings: visitorSettingsTexts,
    visitorLoans: visitorLoansTexts,
    visitorBans: visitorBansTexts,
    visitorRegistrations: visitorRegistrationsTexts,
    shiftChanges: shiftChangesTexts,
    fastReceive: fastReceiveTexts,
    files: filesTexts,
    noticesFrame: noticesFrameTexts,
    exports: exportsTexts,
    quickActivation: quickActivationTexts,
    readersFrame: readersFrameTexts,
    retention: retentionTexts,
    personalData: personalDataTexts,
    push: pushTexts,
    search: searchTexts,
    systemAnnouncements: systemAnnouncementsTexts,
    help: helpTexts,
    managerCodesFrame: managerCodesFrameTexts,
  },
}

const parts: readonly Partial<Contributions>[] = [
  accountMenuContributions,
  communitiesContributions,
  auditContributions,
  visitorsContributions,
  visitorRecordsContributions,
  visitorSettingsContributions,
  visitorLoansContributions,
  visitorBansContributions,
  visitorRegistrationsContributions,
  packagesContributions,
  packageRecordsContributions,
  packageSettingsContributions,
  returnsContributions,
  depositsContributions,
  fastReceiveContributions,
  householdsContributions,
  householdImportsContributions,
  activationContributions,
  shiftChangesContributions,
  noticesContributions,
  exportsContributions,
  quickActivationContributions,
  readersContributions,
  retentionContributions,
  personalDataContributions,
  pushContributions,
  searchContributions,
  visitorAnnouncementsContributions,
  accountSettingsContributions,
  communityOpeningsContributions,
  membersContributions,
  managerCodesContributions,
  helpContributions,
  broadcastsContributions,
  systemAnnouncementsContributions,
]

const all = <K extends keyof Contributions>(key: K) =>
  parts.flatMap((part) => [...(part[key] ?? [])]) as unknown as Contributions[K]

/** What all modules put into the frame, in the order of the header's counters. */
export const contributions: Contributions = {
  counters: all('counters'),
  acts: all('acts'),
  accountMenu: all('accountMenu'),
  openers: all('openers'),
  tiles: all('tiles'),
  findingKinds: all('findingKinds'),
  scanReaders: all('scanReaders'),
  dialogs: all('dialogs'),
  queueables: all('queueables'),
  provisions: all('provisions'),
}
