/** What the problems of door stations say in English, by code; without the values of the Chinese sentence. */
export const intercomSentriesProblems = {
  40933501:
    'There are as many door stations as the contract allows. Remove one that is not used, or change the contract.',
  40933502: 'It has five devices already, which is the most. Remove one that is not used.',
  40933503: 'Another door station has this name.',
  40933504: 'This id is used for another door station.',
  40933505: 'Somebody changed this door station in the meantime. Please look at it again.',
  40933506: 'This id is used for another device.',
  40933507: 'The door stations changed in the meantime; their order was left. Please load them again.',
  40933508: 'Somebody changed the settings in the meantime. Please look at them again.',
  40133501: 'The serial number is wrong or was renewed. Ask the management for the new one.',
  40033501: 'The contract cannot end before it starts.',
  40933509: 'Devices of this door station sign in with its serial number; type that into the device.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    intercomSentries: keyof typeof intercomSentriesProblems
  }
}
