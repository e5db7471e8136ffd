import enUS from 'antd/es/locale/en_US'
import { accountMenuEnglish } from '#modules/account-menu/web/english.ts'
import { accountRegistrationEnglish } from '#modules/account-registration/web/english.ts'
import { accountSettingsEnglish } from '#modules/account-settings/web/english.ts'
import { accountsEnglish } from '#modules/accounts/web/english.ts'
import { activationEnglish } from '#modules/activation/web/english.ts'
import { auditEnglish } from '#modules/audit/web/english.ts'
import { broadcastsEnglish } from '#modules/broadcasts/web/english.ts'
import { cashEnglish } from '#modules/cash/web/english.ts'
import { communitiesEnglish } from '#modules/communities/web/english.ts'
import { communityOpeningsEnglish } from '#modules/community-openings/web/english.ts'
import { depositsEnglish } from '#modules/deposits/web/english.ts'
import { enterprisePortalsEnglish } from '#modules/enterprise-portals/web/english.ts'
import { exportsEnglish } from '#modules/exports/web/english.ts'
import { fastReceiveEnglish } from '#modules/fast-receive/web/english.ts'
import { filesEnglish } from '#modules/files/web/english.ts'
import { faqEnglish } from '#modules/help/web/english-faq.ts'
import { helpEnglish } from '#modules/help/web/english.ts'
import { homeEnglish } from '#modules/home/web/english.ts'
import { householdImportsEnglish } from '#modules/household-imports/web/english.ts'
import { householdMergersEnglish } from '#modules/household-mergers/web/english.ts'
import { householdPropertiesEnglish } from '#modules/household-properties/web/english.ts'
import { householdsEnglish } from '#modules/households/web/english.ts'
import { managerCodesEnglish } from '#modules/manager-codes/web/english.ts'
import { managerDevicesEnglish } from '#modules/manager-devices/web/english.ts'
import { membersEnglish } from '#modules/members/web/english.ts'
import { noticesEnglish } from '#modules/notices/web/english.ts'
import { operatorEnglish } from '#modules/operator/web/english.ts'
import { packageRecordsListEnglish } from '#modules/package-records/web/english-list.ts'
import { packageRecordsEnglish } from '#modules/package-records/web/english.ts'
import { packageSettingsEnglish } from '#modules/package-settings/web/english.ts'
import { packagesEnglish } from '#modules/packages/web/english.ts'
import { permissionsEnglish } from '#modules/permissions/web/english.ts'
import { personalDataEnglish } from '#modules/personal-data/web/english.ts'
import { phoneCodesEnglish } from '#modules/phone-codes/web/english.ts'
import { pushEnglish } from '#modules/push/web/english.ts'
import { quickActivationEnglish } from '#modules/quick-activation/web/english.ts'
import { readersEnglish } from '#modules/readers/web/english.ts'
import { residentsEnglish } from '#modules/residents/web/english.ts'
import { retentionEnglish } from '#modules/retention/web/english.ts'
import { returnsEnglish } from '#modules/returns/web/english.ts'
import { searchEnglish } from '#modules/search/web/english.ts'
import { secondFactorsEnglish } from '#modules/second-factors/web/english.ts'
import { shiftChangesEnglish } from '#modules/shift-changes/web/english.ts'
import { systemAnnouncementsEnglish } from '#modules/system-announcements/web/english.ts'
import { visitorAnnouncementsEnglish } from '#modules/visitor-announcements/web/english.ts'
import { visitorBansEnglish } from '#modules/visitor-bans/web/english.ts'
import { visitorLoansEnglish } from '#modules/visitor-loans/web/english.ts'
import { oneVisitorEnglish } from '#modules/visitor-records/web/english-visitor.ts'
import { visitorRecordsEnglish } from '#modules/visitor-records/web/english.ts'
import { visitorRegistrationsEnglish } from '#modules/visitor-registrations/web/english.ts'
import { visitorSettingsEnglish } from '#modules/visitor-settings/web/english.ts'
import { visitorsEnglish } from '#modules/visitors/web/english.ts'
import { platformEnglish } from '#platform/web/english.ts'
import { frameEnglish } from '#platform/web/frame/english.ts'
import { queueEnglish } from '#platform/web/queue/english.ts'
import { addLocale } from '#platform/web/antd/locales.ts'
import type { English } from '#platform/web/i18n/english.ts'
import { addTexts, type TextKeys } from '#platform/web/i18n/texts.ts'
import { accountProblems } from './english-problems-accounts.ts'
import { deskProblems } from './english-problems-desk.ts'
import { householdProblems } from './english-problems-households.ts'
import { visitorProblems } from './english-problems-visitors.ts'
import { englishActs } from './english-words-acts.ts'
import { englishAuditWords } from './english-words-audit.ts'
import { englishFields } from './english-words-fields.ts'
import { englishValues } from './english-words-values.ts'
import { englishFaults } from './english-faults.ts'
import { englishDeclared } from './english-words-declared.ts'
import { englishWords } from './english-words.ts'

addLocale('en', enUS)

/** Every word of the program in English; a namespace or a key that is missing is a type error. */
export const english: English<keyof TextKeys> = {
  ...accountMenuEnglish,
  ...accountRegistrationEnglish,
  ...accountSettingsEnglish,
  ...accountsEnglish,
  ...activationEnglish,
  ...auditEnglish,
  ...broadcastsEnglish,
  ...cashEnglish,
  ...communitiesEnglish,
  ...communityOpeningsEnglish,
  ...depositsEnglish,
  ...enterprisePortalsEnglish,
  ...exportsEnglish,
  ...fastReceiveEnglish,
  ...filesEnglish,
  ...faqEnglish,
  ...helpEnglish,
  ...homeEnglish,
  ...householdImportsEnglish,
  ...householdMergersEnglish,
  ...householdPropertiesEnglish,
  ...householdsEnglish,
  ...managerCodesEnglish,
  ...managerDevicesEnglish,
  ...membersEnglish,
  ...noticesEnglish,
  ...operatorEnglish,
  ...packageRecordsListEnglish,
  ...packageRecordsEnglish,
  ...packageSettingsEnglish,
  ...packagesEnglish,
  ...permissionsEnglish,
  ...personalDataEnglish,
  ...phoneCodesEnglish,
  ...pushEnglish,
  ...quickActivationEnglish,
  ...readersEnglish,
  ...residentsEnglish,
  ...retentionEnglish,
  ...returnsEnglish,
  ...searchEnglish,
  ...secondFactorsEnglish,
  ...shiftChangesEnglish,
  ...systemAnnouncementsEnglish,
  ...visitorAnnouncementsEnglish,
  ...visitorBansEnglish,
  ...visitorLoansEnglish,
  ...oneVisitorEnglish,
  ...visitorRecordsEnglish,
  ...visitorRegistrationsEnglish,
  ...visitorSettingsEnglish,
  ...visitorsEnglish,
  ...platformEnglish,
  ...frameEnglish,
  ...queueEnglish,
}

/** What the server says, by the code of the problem; a test holds that none lacks one. */
export const problems: Readonly<Record<number, string>> = {
  ...accountProblems,
  ...deskProblems,
  ...householdProblems,
  ...visitorProblems,
}

addTexts({
  en: {
    ...english,
    problems,
    ...englishWords,
    ...englishActs,
    ...englishAuditWords,
    ...englishFields,
    ...englishValues,
    ...englishDeclared,
    ...englishFaults,
  },
})
