/** What the problems of the clock say in English, by code; without the values of the Chinese sentence. */
export const clockEntriesProblems = {
  400_31_001:
    'These times cannot be: the end comes after the begin, within 24 hours, not in the future, and in the same month.',
  400_31_002: 'A one-time account clocks in with the name of its person.',
  400_31_003: 'Only one-time accounts clock in here.',
  400_31_004: 'This community does not take people of other communities. Ask its manager.',
  400_31_005: 'The company has no such job title or shift. Choose again.',
  400_31_006: 'Shifts of a company have different names and signs; the sign of days off is kept.',
  403_31_001: 'This is somebody else’s shift. They clock out by their own account, card or code.',
  400_31_007: 'This PIN is guessed too easily: no digits that repeat or follow each other.',
  400_31_008:
    'The time of this press without a line cannot be proved. Ask for the line under My attendance; somebody else approves it.',
  400_31_009: 'This is not the PIN.',
  429_31_001: 'Too many wrong PINs. Wait some minutes, or clock in by account, card or code.',
  404_31_001: 'No manager has this card. Use the account or a code.',
  404_31_002: 'This person has no PIN here. It is set by their own account; else use a card or a code.',
  409_31_001: 'This code is used for another clock entry. Reload and try again.',
  409_31_002: 'On duty already, perhaps in another community. Clock out first.',
  409_31_003: 'This shift has had no end for more than 16 hours. Ask for a correction with the real time.',
  409_31_004: 'The month is closed. Write the difference into the next one.',
  409_31_005: 'A correction of this line waits already.',
  409_31_006: 'Somebody else has decided this correction.',
  409_31_007: 'Neither who asked nor the person themself may approve. Ask another one.',
  409_31_008: 'The month is not over yet.',
  409_31_009: 'Some shifts have no end, or a correction waits. Settle them first.',
  409_31_010: 'Somebody changed this company meanwhile. Look at it and save again.',
  409_31_011: 'There is a company of this name.',
  409_31_013:
    'Another line of the same person runs in this time, perhaps in another community. Change the times, or correct the other line first.',
  409_31_012: 'This code is used for another correction. Reload the page.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    clockEntries: keyof typeof clockEntriesProblems
  }
}
