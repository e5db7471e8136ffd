import type { English } from '#platform/web/i18n/english.ts'

export const permissionsEnglish: English<'permissionPages' | 'permissions'> = {
  permissionPages: {
    intro: 'What each role may do in this community. Changes hold at once, on open screens too.',
    introCommittee: 'What committee members see and may use. Changes hold at once.',
    readOnly: 'Only the administrator may change this.',
    permission: 'Permission',
    cell: '{{role}}: {{permission}}',
    fixed: 'Fixed, cannot be changed',
    takenOnly: 'Can only be taken away, and given back after that',
    deviates: 'Differs from the default, changed {{when}} by {{by}}',
    allowed: 'May',
    denied: 'May not',
    deviatesShort: 'Changed',
    legend:
      '“Changed” differs from the default. Grey ones are fixed: full personal data, accounts and permissions go to no other role.',
    changed: 'Unsaved changes: {{count}}',
    save: 'Save {{count}} changes',
    discard: 'Discard',
    saved: 'Permissions changed: {{count}}',
    confirmTitle: 'Change {{count}} permissions?',
    confirmText: 'It holds at once, also for those at work now.',
    confirmOk: 'Change',
    leaveTitle: 'Leave without saving?',
    leaveText: 'Changed permissions are not saved yet.',
    leaveGo: 'Do not save',
    leaveStay: 'Keep editing',
    loadFailed: 'The permissions could not be loaded',
    nothing: "None of the community's services has anything for the committee.",
  },
  permissions: {
    matrix: 'User permissions',
    committee: 'Committee services',
  },
}
