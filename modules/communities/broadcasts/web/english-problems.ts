/** What the problems of broadcasts say in English, by code; without the values of the Chinese sentence. */
export const broadcastsProblems = {
  400680: 'Something of this content cannot be used. Please check it.',
  400681:
    'Text and background are too close to be read. Please choose other colours (contrast at least 4.5).',
  400682: 'Please use a PNG, JPEG, WebP or GIF below 300 KB.',
  400683: 'Some communities do not exist. Please choose again.',
  404681: 'It was not found; perhaps it was removed.',
  409681: 'This content was changed just now. Please look at the new content and save again.',
  409682: 'This content is published already.',
  409683: 'This content was withdrawn. Please add a new one.',
  409684: 'The period is over. Please change the dates before publishing.',
  409685: 'This was saved as another content already. Please close the window and add it again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    broadcasts: keyof typeof broadcastsProblems
  }
}
