/** What the problems of the menu say in English, by code; without the values of the Chinese sentence. */
export const foodMenuProblems = {
  409_32_101: 'This was saved as something else already. Please close the window and add it again.',
  409_32_102: 'Another manager has just changed this. Please look at the new content first.',
  409_32_103: 'There is one of this name already. Please use another name.',
  409_32_104: 'Another manager has just changed the order. Please look at it and order again.',
  409_32_105: 'Some specs are retired by now. Please reload and choose again.',
  400_32_101: 'The end must be after the beginning. Please write the hours anew.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    foodMenu: keyof typeof foodMenuProblems
  }
}
