/** What the problems of patrols say in English, by code; without the values of the Chinese sentence. */
export const patrolsProblems = {
  400_31_061: 'This is not the label of this point. Scan the one that is there.',
  400_31_062: 'An item is missing, or is no number.',
  400_31_063: 'This time is not within the round. Look at the clock of the phone and reload.',
  400_31_064: 'A point stands twice in the route, or is retired. Choose again.',
  400_31_065: 'A photo is needed here.',
  409_31_061: 'This route is walked in order. Go to the point before first, or wait until its time is over.',
  409_31_062: 'Somebody was at this point already. Reload the page.',
  409_31_063: 'Somebody changed this point meanwhile. Look and save again.',
  409_31_064: 'Somebody changed this route meanwhile. Look and save again.',
  409_31_066: 'Something else was sent of this point at this very time. The first one stays.',
  409_31_065: 'The point stands in a route. Take it out there first.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    patrols: keyof typeof patrolsProblems
  }
}
