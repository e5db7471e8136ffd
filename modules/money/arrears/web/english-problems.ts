/** What the problems of arrears say in English, by code; without the values of the Chinese sentence. */
export const arrearsProblems = {
  409_21_701: 'This code is used for other demands. Please reload and dun again.',
  409_21_702:
    'There is nobody to dun: whose money waits to be matched is not dunned, nor is who has nothing overdue, stands further on the ladder or was dunned that day.',
  409_21_703:
    'A payment order cannot be asked for yet: it takes two overdue periods or a considerable sum, and a demand whose term is over.',
  400_21_704: 'The day of a demand cannot be later than today.',
  400_21_705: 'The term cannot end before the day of the demand.',
  400_21_851:
    'A message goes out now, so its day is today; for a letter that went out before, choose a letter or registered post.',
  400_21_853:
    'A demand is written: choose a letter or registered mail for a demand, registered mail for a certified letter, the court for a payment order.',
  400_21_854:
    'The term of a demand is shorter than the reasonable term that the community decided on (Condominium Act, Art. 21).',
  409_21_706: 'This demand was taken back already.',
  409_21_707: 'Somebody changed the settings of arrears just now. Please look at them and save again.',
  404_21_709: 'There are no statements to print: the chosen households have no bills.',
  404_21_708: 'There are no letters to print.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    arrears: keyof typeof arrearsProblems
  }
}
