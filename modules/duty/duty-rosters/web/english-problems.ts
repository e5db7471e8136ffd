/** What the problems of the roster say in English, by code; without the values of the Chinese sentence. */
export const dutyRostersProblems = {
  400_31_021: 'The company of this person has no such shift. Add it to the shifts first.',
  400_31_022: 'A day lies outside the month. Reload the page.',
  400_31_023: 'The pattern has a sign that is neither a shift of the company nor a day off.',
  400_31_024: 'The company has no such job title. Choose again.',
  400_31_025: 'An agreement has its number and its day of approval, or neither.',
  400_31_026: 'These limits cannot be: normal hours are not above all hours, and a day has 24.',
  400_31_027:
    'This swap cannot be made: the shift given has to be published, the other day free, and both of one company.',
  403_31_021: 'One asks for oneself only; whoever plans does it for others.',
  400_31_028:
    'Hours of an agreement are at most what is approved: 10 and 12 h a day, 240 and 288 h a month, 48 h of overtime, 11 h between two shifts, 12 days running.',
  400_31_029: 'Pay of a kind of leave is never less than the law has.',
  400_31_030: 'Leave is refused with a reason, which the person sees.',
  403_31_023: 'You are not in the roster of this community. Whoever plans puts your account into it.',
  403_31_022: 'Only an admin of every community of the company says that companies are the same.',
  409_31_021:
    'Somebody changed this cell meanwhile, and nothing was written. Look at the roster and plan again.',
  409_31_022: 'Somebody changed the roster meanwhile; it is not published yet. Look at it and publish again.',
  409_31_023: 'The roster passes limits of working hours; it is published only with a reason.',
  409_31_024: 'Somebody changed this person meanwhile. Look and save again.',
  409_31_025: 'This person is in the roster already.',
  409_31_026: 'Somebody changed the rules of this company meanwhile. Look and save again.',
  409_31_027: 'A swap of this shift waits already.',
  409_31_028: 'This code is used for another swap. Reload the page.',
  409_31_029: 'This swap is over or not that far yet. Look at where it stands.',
  409_31_030: 'A swap is approved by somebody else than the two.',
  409_31_031: 'These days were changed and not published yet. Publish or change them back first.',
  409_31_033: 'The roster of this month is published, or the day is over. Ask for a swap instead.',
  409_31_034: 'There is leave on this day already. Whoever plans changes its kind or hours.',
  409_31_035: 'Leave of this day waits already. Take it back first to change it.',
  409_31_036: 'This code is used for other leave. Reload the page.',
  409_31_037: 'This leave is decided or taken back already. Look at where it stands.',
  409_31_038: 'Somebody else grants your own leave.',
  409_31_032: 'There are shifts from today on. Give them to somebody else first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    dutyRosters: keyof typeof dutyRostersProblems
  }
}
