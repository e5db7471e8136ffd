/** What the problems of visitor registrations say in English, by code; without the values of the Chinese sentence. */
export const visitorRegistrationsProblems = {
  400581: 'Please read and agree to the notice on personal data first.',
  400582: 'The phone number is not right. Please check it.',
  404581: 'This link has ended or the community has no online form. Please ask the desk.',
  409581: 'The notice on personal data has just changed. Please read it again before sending.',
  409582: 'This was saved as another registration already. Please reload the page and fill it in again.',
  429581: 'The online limit of today is reached. Please register at the desk.',
  429763:
    'This network sent too many registrations. Please try again in {{n}} min, use the network of your own phone, or register at the desk.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitorRegistrations: keyof typeof visitorRegistrationsProblems
  }
}
