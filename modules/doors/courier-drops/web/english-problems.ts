/** What the problems of the module say in English, by code. */
export const courierDropsProblems = {
  400_33_002: 'There is no such household; please type it again as it stands on the parcel, such as A12-3.',
  400_33_003: 'Please photograph the parcel first.',
  404_33_001: 'This code is void; please give the parcel to the desk.',
  409_33_016: 'This drop was sent with other content. Please scan the code on the cabinet again.',
  409_33_017: 'This drop is over. Please scan the code on the cabinet again.',
  429_33_001:
    'Too many parcels were dropped from here. Please try again later, or give the parcel to the desk.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    courierDrops: keyof typeof courierDropsProblems
  }
}
