import type { English } from '#platform/web/i18n/english.ts'

export const phoneCodesEnglish: English<'phoneCodes'> = {
  phoneCodes: {
    signIn: 'Sign in with an SMS code',
    signInText: 'The code goes to the mobile phone that your manager account was registered with.',
    cannotSend:
      'No SMS service is set up here, so no code can be sent. Sign in with the password; to register, reset a password or change a number, ask the administrator of the system.',
    phone: 'Mobile number',
    phoneWrong: 'Please type a mobile number of 10 digits, such as 0912345678.',
    send: 'Send code',
    sending: 'Sending…',
    again: 'Send again',
    againIn: 'Send again in {{seconds}} s',
    noneLeft: 'The 3 codes of today are used up',
    sentOver: 'The 5 minutes of the code are over. Please send another one.',
    sentOverLast:
      'The 5 minutes of the code are over, and so are the 3 codes of today. Try again tomorrow, or use the password.',
    code: 'Code',
    codeHint: 'The 6 digits of the message',
    codeWrong: 'Please type the 6 digits of the message.',
    sent: 'The code was sent to {{phone}} and is valid for 5 minutes; more codes today: {{left}}.',
    sentLast: 'The code was sent to {{phone}} and is valid for 5 minutes; the 3 codes of today are used up.',
    enter: 'Sign in',
    entering: 'Signing in…',
  },
}
