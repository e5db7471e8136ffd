/** What the problems of notifications say in English, by code; without the values of the Chinese sentence. */
export const notificationsProblems = {
  40928400:
    'This notification was kept before, with other words. What is not sent yet can be saved again; of what was sent, write another.',
  40928401: 'A colleague just changed this notification. Look at the new content and save again.',
  40928402: 'This notification has gone out or was called off and cannot be changed any more.',
  40928403: 'This notification has not gone out: there is nobody to tell again.',
  40928404: 'Every household has read it. Nobody needs to be told again.',
  40928405: 'Those who have not read it were told just now. Please wait ten minutes.',
  40028400: 'There are no households in this audience. Please choose again.',
  40028401: 'The time to send lies in the past or more than a year ahead.',
  40028402: 'Telling again comes after sending.',
  40428400: 'This link is no longer valid. Please ask the management.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    notifications: keyof typeof notificationsProblems
  }
}
