/** What the problems of polls say in English, by code; without the values of the Chinese sentence. */
export const pollsProblems = {
  409_24_500: 'This was already saved as another poll. Please reload and add it again.',
  409_24_501: 'Somebody else just changed this poll. Please look at it and save again.',
  409_24_502:
    'Named or secret, weight, candidates, targets and the beginning are fixed once a poll is published.',
  409_24_503: 'Somebody has voted, so it cannot be deleted. End it early instead.',
  409_24_504: 'This poll is not published yet.',
  409_24_505: 'The poll has not begun.',
  409_24_506: 'The poll is over; no more votes are taken.',
  409_24_507: 'This paper has voted already; each household votes once.',
  409_24_508: 'This receipt code is taken. Please send it again.',
  409_24_509: 'Nothing is said of the ballots of a secret poll before its end.',
  409_24_510: 'This poll is done already.',
  409_24_511: 'Everybody has voted; nobody needs a reminder.',
  409_24_512: 'People were reminded just now; at least 12 hours lie between two reminders.',
  409_24_513: 'No household is meant by these targets. Please choose others.',
  409_24_514: 'The poll counts by area, but some households have none. Please add it first.',
  409_24_515: 'With so few households even a secret poll shows who chose what. Make it named or add targets.',
  409_24_516: 'This was already saved as another comment. Please reload and write again.',
  409_24_517: 'This poll takes no comments, or no more.',
  409_24_518: 'Each household may write 10 comments.',
  409_24_519: 'All of these households have voted; they need no paper.',
  400_24_500: 'The end must be after the beginning.',
  400_24_501: 'The poll is too long. Please shorten it.',
  400_24_502: 'The end must be after now.',
  400_24_503: 'There are fewer candidates than may be chosen.',
  400_24_504: 'Two candidates have the same name. Please rename one.',
  400_24_505: 'Please choose as many as the poll allows.',
  415_24_500: 'Only PDF, PNG and JPEG, at most five files.',
  400_24_506: 'Please give a reason for hiding a comment.',
  409_24_520: 'Some of these households have a paper, which would be void. Please give a reason.',
  409_24_521:
    'Somebody has voted: papers that are out are printed again one household at a time. Please choose which.',
  409_24_522: 'Fewer than five voted secretly. Ending now would give them away; please wait until the end.',
  409_24_523: 'Fewer than five voted secretly, so no ballot is shown.',
  409_24_524: 'Somebody has voted, so title, text and files stay as they are. Please add a comment instead.',
  404_24_500: 'This ballot paper is void; it may have been printed again. Please ask the management.',
} as const

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    polls: keyof typeof pollsProblems
  }
}
