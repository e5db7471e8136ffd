import type { English } from '#platform/web/i18n/english.ts'

export const enterprisePortalsEnglish: English<'enterprisePortals'> = {
  enterprisePortals: {
    signIn: 'Sign in through an enterprise portal',
    signInText: 'Checking the sign-in link of the portal.',
    list: 'Enterprise portals',
    listText:
      'People of the property company sign in through their own portal, without another password; once closed, they cannot enter.',
    none: 'No enterprise portals yet.',
    name: 'Name',
    nameHelp: 'Such as “Anxin Property Portal”.',
    nameMissing: 'Please type a name.',
    role: 'Role of its people',
    role_manager: 'Manager',
    role_treasurer: 'Treasurer',
    role_desk: 'Desk',
    role_committee: 'Committee',
    key: 'Public key (PEM)',
    keyHelp: 'Ed25519, P-256, or RSA of 2048 bits and more. Please never paste a private key.',
    add: 'Add enterprise portal',
    added: 'Enterprise portal added. Give its identifier to the property company for iss.',
    id: 'Identifier {{id}}',
    about: '{{role}}, {{algorithm}}, people who signed in: {{count}}, added by {{by}}, {{when}}',
    closed: 'Closed',
    close: 'Close portal',
    closeTitle: 'Close “{{name}}”?',
    closeText: 'People who signed in through this portal are signed out at once and cannot enter any more.',
    closedNow: 'Enterprise portal closed.',
    back: 'Close',
    loadFailed: 'The enterprise portals could not be loaded',
    loadFailedText: 'Nothing was changed. Please try again later.',
  },
}
