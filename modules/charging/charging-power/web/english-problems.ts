/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const chargingPowerProblems = {
  400_30_601: 'Please choose the point of the main meter.',
  409_30_601: 'Somebody has changed the sharing of power; please look at the new content and save again.',
  409_30_602: 'This bay waits no more. Please look at the new order and try again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    chargingPower: keyof typeof chargingPowerProblems
  }
}
