import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { activationRoute } from '#modules/activation/web/screens.ts'
import { registerRoute } from '#modules/account-registration/web/screens.ts'
import {
  accountSettingRoute,
  changeInfoRoute,
  changePasswordRoute,
  lastSignInsRoute,
} from '#modules/account-settings/web/screens.ts'
import { loginRoute } from '#modules/accounts/web/screens.ts'
import { featuresSettingRoute, mainPageRoute } from '#modules/communities/web/screens.ts'
import { deviceManagementRoute } from '#modules/manager-devices/web/screens.ts'
import { auditRoute } from '#modules/audit/web/screens.ts'
import {
  accountListRoute,
  accountManagementRoute,
  accountRecordRoute,
  legacyAccountListRoute,
  staffOnlyRoute,
} from '#modules/members/web/screens.ts'
import { committeeMainRoute, communityAdminSettingRoute } from '#modules/permissions/web/screens.ts'
import { exportsRoute } from '#modules/exports/web/screens.ts'
import { depositDeskRoute, depositRecordsRoute, depositSettingRoute } from '#modules/deposits/web/screens.ts'
import { householdImportRoute } from '#modules/household-imports/web/screens.ts'
import { householdPropertyRoute } from '#modules/household-properties/web/screens.ts'
import { householdsRoute } from '#modules/households/web/screens.ts'
import { noticesRoute } from '#modules/notices/web/screens.ts'
import { homeRoute } from '#modules/home/web/screens.ts'
import { householdHomeRoute } from '#modules/residents/web/screens.ts'
import { personalDataRoute } from '#modules/personal-data/web/screens.ts'
import { pushRoute } from '#modules/push/web/screens.ts'
import { retentionRoute } from '#modules/retention/web/screens.ts'
import {
  announcementRoute,
  announcementsRoute,
  oldAnnouncementsRoute,
} from '#modules/system-announcements/web/screens.ts'
import { shiftChangeRoute } from '#modules/shift-changes/web/screens.ts'
import {
  packageListRoute,
  packageRoomRoute,
  receivePageRoute,
  stockTakeRoute,
} from '#modules/package-records/web/screens.ts'
import { packageSettingRoute } from '#modules/package-settings/web/screens.ts'
import { readerTestRoute } from '#modules/readers/web/screens.ts'
import { registerPackagesRoute } from '#modules/packages/web/screens.ts'
import { banListRoute } from '#modules/visitor-bans/web/screens.ts'
import { lendableListRoute } from '#modules/visitor-loans/web/screens.ts'
import { visitorSettingRoute } from '#modules/visitor-settings/web/screens.ts'
import {
  registrationFormRoute,
  registrationListRoute,
  registrationSuccessRoute,
} from '#modules/visitor-registrations/web/screens.ts'
import {
  bookingListRoute,
  oldControlRoute,
  visitorControlRoute,
  visitorRecordRoute,
  visitorRoute,
} from '#modules/visitor-records/web/screens.ts'
import { registerReturnRoute, returnListRoute } from '#modules/returns/web/screens.ts'

/** R002 */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/',
  beforeLoad: () => {
    throw redirect({ to: '/mgmt/login', replace: true })
  },
})

const routeTree = rootRoute.addChildren([
  startRoute,
  loginRoute,
  registerRoute,
  accountSettingRoute,
  changeInfoRoute,
  changePasswordRoute,
  lastSignInsRoute,
  homeRoute,
  accountManagementRoute,
  accountListRoute,
  legacyAccountListRoute,
  accountRecordRoute,
  communityAdminSettingRoute,
  committeeMainRoute,
  auditRoute,
  deviceManagementRoute,
  staffOnlyRoute,
  mainPageRoute,
  featuresSettingRoute,
  registerPackagesRoute,
  packageListRoute,
  packageSettingRoute,
  registerReturnRoute,
  returnListRoute,
  packageRoomRoute,
  receivePageRoute,
  stockTakeRoute,
  householdsRoute,
  householdImportRoute,
  activationRoute,
  householdHomeRoute,
  householdPropertyRoute,
  depositDeskRoute,
  depositRecordsRoute,
  depositSettingRoute,
  shiftChangeRoute,
  noticesRoute,
  exportsRoute,
  retentionRoute,
  personalDataRoute,
  pushRoute,
  readerTestRoute,
  bookingListRoute,
  visitorRoute,
  visitorRecordRoute,
  visitorControlRoute,
  oldControlRoute,
  visitorSettingRoute,
  banListRoute,
  lendableListRoute,
  registrationFormRoute,
  registrationSuccessRoute,
  registrationListRoute,
  announcementsRoute,
  oldAnnouncementsRoute,
  announcementRoute,
])

/** One router over both prefixes: /mgmt/… and the legacy /community/{page}.aspx. */
export const router = createRouter({
  routeTree,
  trailingSlash: 'preserve',
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
