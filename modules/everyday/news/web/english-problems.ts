/** What the problems of news say in English, by code; without the values of the Chinese sentence. */
export const newsProblems = {
  40928450: 'These news were kept before, with other words. Look at them and save again.',
  40928451: 'A colleague changed these news. Look at the new content and save again.',
  40928452: 'These news are released already. Please reload.',
  40928453: 'These news are neither online nor pending.',
  40028450: 'There is no content yet. Write it before you release.',
  40028451: 'They go offline after they went online, and not in the past.',
  40028452: 'Telling again comes after they went online and before they go offline.',
  40028851: 'News that are released cannot go online in the past.',
  40028453: 'Only PDF files and pictures (PNG, JPEG, WebP) can be attached.',
  40028454: 'There are no households in this audience. Please choose again.',
  40428450: 'These news are offline. Please ask the management.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    news: keyof typeof newsProblems
  }
}
