/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const lockersProblems = {
  400_33_001: 'A cabinet has 200 cubbies at most; please use fewer columns or cubbies.',
  409_33_001: 'A cabinet was added under the same id with other content. Please reload and add it again.',
  409_33_002: 'Somebody has just changed this cabinet. Please look at the new content and save again.',
  409_33_003: 'There is a cabinet of this name; please choose another one.',
  409_33_004: 'There is a cubby of this name already; please choose another first letter.',
  409_33_005:
    'Something lies in the cabinet or is being put there; please take it out before you retire the cabinet.',
  409_33_006: 'No free cubby is large enough; please keep it at the desk, or wait until one is free.',
  409_33_007: 'Somebody has just taken this cubby; please choose another one.',
  409_33_008: 'A package lies in the cubby; please take it out first.',
  409_33_009:
    'The package is not in the locker any more: it was collected or taken to the desk. Please reload.',
  409_33_010: 'This has been dealt with already; please reload to see how.',
  409_33_011: 'This was sent under the same id with other content. Please reload and send it again.',
  409_33_012: 'This package waits for a cubby already, or lies in one.',
  409_33_013:
    'Packages for one person alone, cash on delivery, legal papers and cooled ones cannot lie in a locker; please keep them at the desk.',
  409_33_014:
    'The cabinet is offline, so the door cannot be opened. Please check power and network, or use the key on site.',
  409_33_015: 'This opening was sent with other content. Please reload and try again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    lockers: keyof typeof lockersProblems
  }
}
