/** What the problems of the supplier's pages say in English, by code; without the values of the Chinese sentence. */
export const supplierMaintenanceProblems = {
  409_26_700: 'This supplier has no contact with a mobile or a mail address; please add one first.',
  409_26_701:
    'Nobody set the public address, so a link that is sent opens nothing. Please have it set first.',
  409_26_702:
    'The community does not use this channel yet. Please turn SMS or mail on in the settings of notices.',
  400_26_700: 'Signatures are missing: who did the work and who accepts it both sign.',
  404_26_700: 'The code is not right. Please type it again as the message of the community has it.',
  404_26_701: "This link is over. Please ask the community for today's.",
  404_26_702: 'This code is that of another supplier. Please ask the community for yours.',
  404_26_703: 'This work is not yours, or is done already.',
  429_26_700: 'Too many wrong codes. Please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    supplierMaintenance: keyof typeof supplierMaintenanceProblems
  }
}
