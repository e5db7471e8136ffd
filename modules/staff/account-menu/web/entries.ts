import './texts.ts'
import { communities } from '#modules/communities/communities/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import type { AccountEntry, MenuViewer } from '#platform/web/frame/contributions.ts'

const api = client(communities)

/** Clocking in, and patrols. */
const clockService = 4
const patrolService = 9

const always = () => true
const may =
  (permission: string) =>
  ({ permissions }: MenuViewer) =>
    permissions.includes(permission)

/**
 * Whoever has a manager account, or comes from the property company, and manages accounts: their way to the matrix leads through
 * account management. One whose role is the desk's or the committee's would find nothing there.
 */
const managesAccounts = (viewer: MenuViewer) =>
  (viewer.kind === 'manager' || viewer.kind === 'enterprise') && may('members.view')(viewer)

/** Staff management stands there with services 4 and 9 while clocking in across communities is open (R074, R082). */
const hasStaff = ({ services, crossClock }: MenuViewer) =>
  services.has(clockService) && services.has(patrolService) && crossClock

/**
 * The account dropdown (R069–R079) and the self-management menu (R081), in their order, with who sees what; then how one
 * signs in, also for the desk, whose password is changed nowhere else.
 */
export const entries: readonly AccountEntry[] = [
  {
    name: 'settings',
    label: 'accountMenu:settings',
    group: 'community',
    to: '/mgmt/FeaturesSetting',
    isShown: may('communities.viewFeatures'),
  },
  {
    name: 'accountManagement',
    label: 'accountMenu:accountManagement',
    group: 'community',
    to: '/mgmt/accountManagement',
    isShown: managesAccounts,
  },
  {
    name: 'userPermissions',
    label: 'accountMenu:userPermissions',
    group: 'community',
    to: '/mgmt/communityAdminSetting',
    isShown: (viewer) => !managesAccounts(viewer) && viewer.kind !== 'oneTime',
  },
  {
    name: 'attendance',
    label: 'accountMenu:attendance',
    group: 'community',
    to: '/mgmt/AttendanceManagement',
    isShown: ({ services }) => services.has(clockService),
  },
  {
    name: 'committee',
    label: 'accountMenu:committee',
    group: 'community',
    to: '/mgmt/CommitteeMain',
    isShown: may('permissions.view'),
  },
  {
    name: 'staff',
    label: 'accountMenu:staff',
    group: 'community',
    to: '/mgmt/Staffonly',
    isShown: hasStaff,
  },
  {
    name: 'carriers',
    label: 'accountMenu:carriers',
    group: 'community',
    to: '/mgmt/DeviceManagement#cards',
    isShown: ({ kind }) => kind === 'manager',
  },
  {
    name: 'openCommunity',
    label: 'accountMenu:openCommunity',
    group: 'self',
    opener: 'openCommunity',
    isShown: always,
    isForManagers: true,
  },
  {
    name: 'accountSetting',
    label: 'accountMenu:accountSetting',
    group: 'self',
    to: '/mgmt/accountSetting',
    isShown: always,
    isForManagers: true,
  },
  {
    name: 'devices',
    label: 'accountMenu:devices',
    group: 'self',
    to: '/mgmt/DeviceManagement',
    isShown: always,
    isForManagers: true,
  },
  {
    name: 'managerQr',
    label: 'accountMenu:managerQr',
    group: 'self',
    opener: 'managerQr',
    isShown: always,
    isForManagers: true,
  },
  {
    name: 'invitations',
    label: 'accountMenu:invitations',
    group: 'signIn',
    opener: 'invitations',
    isShown: ({ kind }) => kind === 'manager' || kind === 'plain',
  },
  {
    name: 'lastSignIns',
    label: 'accountMenu:lastSignIns',
    group: 'signIn',
    to: '/mgmt/lastLoginInformation',
    isShown: always,
  },
  {
    name: 'password',
    label: 'accountMenu:password',
    group: 'signIn',
    to: '/mgmt/accountSetting/changePassword',
    isShown: ({ kind }) => kind === 'plain',
  },
]

/** Asked only where the services make an entry possible. */
export async function isCrossClockOpen(services: ReadonlySet<number>): Promise<boolean> {
  if (!services.has(clockService) || !services.has(patrolService)) return false
  return (await api.crossCommunityClock({})).data.isOpenCrossCommunityClock
}
