/** What the problems of boards say in English, by code; without the values of the Chinese sentence. */
export const boardsProblems = {
  415_23_011: 'A film is an MP4 or a WebM of at most 10 MB.',
  409_23_011: 'This addition was already saved as another board. Please reload and add it again.',
  409_23_012: 'There is a board of this name. Please choose another one.',
  409_23_013: 'Somebody else changed this board meanwhile. Please look at it and save again.',
  409_23_014: 'Screens or entries of the schedule use this board. Give them another one first.',
  409_23_015: 'There are 100 boards already. Please delete some first.',
  409_23_016: 'Somebody else just changed this entry. Please look at it and change it again.',
  409_23_017: 'There is an entry of this name. Please choose another one.',
  409_23_018: 'This addition was already saved as another entry. Please reload and add it again.',
  409_23_019: 'Somebody else just changed the schedule. Please look at it and order it again.',
  400_23_011: 'A zone reaches beyond the board or is smaller than 3 by 2 cells. Please move or enlarge it.',
  400_23_012: 'Two zones lie over each other. Please move one of them.',
  400_23_013: 'An entry of a zone has no photo. Please add one or remove the entry.',
  400_23_015: 'Boards in turn are two at least, and the first is the board of the entry.',
  400_23_014: 'The last day is not before the first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    boards: keyof typeof boardsProblems
  }
}
