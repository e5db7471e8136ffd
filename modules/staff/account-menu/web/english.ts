import type { English } from '#platform/web/i18n/english.ts'

export const accountMenuEnglish: English<'accountTabs' | 'accountMenu'> = {
  accountTabs: {
    label: 'Accounts and permissions',
    accounts: 'Accounts',
    roles: 'Roles',
    committee: 'Committee',
    records: 'Account history',
  },
  accountMenu: {
    settings: 'Community functions',
    accountManagement: 'Community accounts',
    userPermissions: 'User permissions',
    attendance: 'Attendance',
    committee: 'Committee services',
    staff: 'Staff',
    carriers: 'Cards',
    openCommunity: 'Open a community',
    accountSetting: 'Account settings',
    devices: 'Devices',
    managerQr: 'Manager QR code',
    invitations: 'Invitations to join',
    lastSignIns: 'Last sign-ins',
    password: 'Change password',
  },
}
