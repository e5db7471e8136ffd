/** What the problems of the records of visitors say in English, by code; without the values of the Chinese sentence. */
export const visitsProblems = {
  400521: 'Please type at least 3 characters of the plate or 4 digits of the phone.',
  403531: 'The community has not turned visitor QR codes on.',
  404531:
    'There is no such visitor code. Please ask the visitor to show it again, or search the booking by name.',
  409531: 'This visitor code was used already.',
  409532: 'This code was replaced. Please ask the visitor for the newest one.',
  409533: 'This code is not valid now. Please check date and time of the booking.',
  409535: 'This booking was called off.',
  409536: 'This booking has expired. Please register the visitor at the desk.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visits: keyof typeof visitsProblems
  }
}
