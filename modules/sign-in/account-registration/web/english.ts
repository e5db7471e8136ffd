import type { English } from '#platform/web/i18n/english.ts'

export const accountRegistrationEnglish: English<'accountRegistration' | 'registration'> = {
  accountRegistration: { page: 'Register a manager account' },
  registration: {
    title: 'Register a manager account',
    intro: 'Your account is your mobile number: one account for one person, also when you change community.',
    toLogin: 'Have an account? Sign in',
    step1: 'Mobile number',
    step2: 'Name and password',
    step3: 'Use of personal data',
    phoneWrong: 'Please type a mobile number of 10 digits, such as 0912345678.',
    name: 'Name',
    nameHint: 'What residents and colleagues see',
    nameMissing: 'Please type your name.',
    codeMissing: 'Please send the code first, then type the 6 digits of the message.',
    codeTyped: 'Please type the 6 digits of the message.',
    accountIs: 'Your account will be {{account}}',
    consent: 'I have read this and agree',
    consentMissing: 'Please read how personal data is used and agree first.',
    consentWho:
      'Who collects and why: the communities you join and whoever runs this system, to recognise accounts, keep signing in safe and record who did what.',
    consentWhat:
      'What is collected: name, mobile number, e-mail (if you give it), and times, addresses and devices of signing in.',
    consentHow:
      'How long and for what: as long as the account exists; records of signing in for 90 days. What you did keeps your name. Nothing is given to others for marketing.',
    consentRights:
      'Your rights: see and correct your data at any time, or ask the community to suspend the account; without agreement no account can be made.',
    register: 'Create account',
    registering: 'Creating…',
    doneTitle: 'Account created',
    doneText:
      '{{account}} has not joined a community yet. Please ask the administrator of the community for an activation code of 8 characters.',
    doneOpen: 'Type activation code',
    reset: 'Reset password',
    resetText:
      'The code goes to the mobile phone of your account; afterwards all other devices are signed out.',
    resetDo: 'Set new password and sign in',
    resetting: 'Setting…',
    password: 'Password',
    ownDone: 'Your own password is set. Sign in with it from now on.',
    own: 'Set your own password',
    ownText:
      '{{name}}, somebody else gave you this password. Please set one that only you know; you will sign in with it.',
  },
}
