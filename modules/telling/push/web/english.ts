import type { English } from '#platform/web/i18n/english.ts'

export const pushEnglish: English<'pushHost' | 'pushPage' | 'push'> = {
  pushHost: {
    title: 'Allow notifications',
    why: 'When a visitor stands at the door you are told even if nobody looks at this page.',
    step1: 'Click the icon left of the address bar.',
    step2: 'Allow “Location” and “Notifications”.',
    step3: 'Close the settings and reload.',
    ok: 'OK',
    how: 'Show how',
    putAway: 'Not again today',
    logOut: 'Sign out',
    failed: 'Registering for push failed! Please block the notification permission and allow it again.',
    failedHere:
      'This time the server did not answer. You may leave the settings as they are: the next page tries again.',
  },
  pushPage: {
    browser: 'This browser',
    choices: 'What to be told of',
    choicesAre: 'Only for your account in this community',
    isOn: 'Notifications are on. They say what happened, never names or households; none after signing out.',
    isNotRegistered: 'Notifications are allowed, but this browser is not registered yet.',
    default: 'Not allowed yet. Once on, they come even if nobody looks at this page.',
    denied: 'Notifications are blocked. To allow them:',
    unable:
      'This browser cannot show notifications. Please use HTTPS and a recent Chrome, Edge, Firefox or Safari.',
    portal: 'Enterprise accounts use no browser notifications.',
    turnOn: 'Turn on',
    test: 'Send a test',
    tested: 'Test sent; it comes within seconds',
    on: 'You will be told of “{{label}}”',
    off: 'You will not be told of “{{label}}”',
    loadFailed: 'Notification settings could not be loaded',
  },
  push: {
    page: 'Browser notifications',
  },
}
