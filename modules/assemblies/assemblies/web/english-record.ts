/** English of the record that is counted again, of versions of the minutes, and of the order of the agenda. */
export const englishRecord = {
  difference_chain: 'chain of acts',
  difference_roll: 'roll',
  difference_attendance: 'attendance',
  difference_thresholds: 'thresholds',
  difference_motion: 'motion',
  difference_votes: 'votes',
  difference_result: 'result',
  difference_decision: 'declaration',
  difference_minutes: 'minutes',
  differsAt: 'Counted again, it differs from what is kept: {{where}}',
  differsBy: 'kept {{recorded}}, counted {{counted}}',
  none: 'none',
  act_orderTopics: 'Motions put into another order',
  act_issueMinutes: 'Minutes fixed',
  act_changeAttendee: 'Another co-owner is there',
  attendeePanel: 'Co-owner who is there',
  attendeePanelText:
    'Co-owners elect one to exercise their rights. When another takes the place, what was voted stands.',
  attendeeChange: 'Is {{name}} there instead?',
  moved: 'Moved',
  moveUp: 'Move motion {{number}} up',
  moveDown: 'Move motion {{number}} down',
  arrivedSince: 'Came after voting began, not counted in it',
  tooLateFor: 'not counted in motion {{number}}',
  issued: 'Versions of the minutes',
  issuedNone:
    'Not fixed yet. The first time that serving or posting is entered, what they say then is version 1.',
  issuedVersion: 'Version {{version}}　{{time}}　chair {{chair}}, recorder {{recorder}}',
  issueFirst: 'Fix the minutes',
  issueNext: 'Correct in a new version',
  issuedNoneSent: 'Sent or posted without being fixed; fixing them now keeps what they say now.',
  issueFirstText: 'What they say now is version 1; later changes are corrections in a new version.',
  issueSame: 'Left empty, it is {{name}}.',
  issueText:
    'Earlier versions are kept and can be downloaded; the new one prints what was put right and why.',
  issueChair: 'Chair who signs',
  issueRecorder: 'Recorder who signs',
  correction: 'What is put right',
  correctionMissing: 'Say what is put right, and why.',
  downloadVersion: 'Download version {{version}}',
  notAsNoticed:
    'The notice of the first meeting said another motion, so the lower numbers of Art. 32 do not hold for it.',
  warning_ownersChanged:
    'The household register has other owners of some units than the roll: they may have been sold since. Check the roll.',
  warning_bylawsChanged:
    'The bylaws of the community have other numbers on the day of the meeting than it took over. Check the meeting.',
} as const
