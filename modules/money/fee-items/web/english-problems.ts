/** What the problems of fee items say in English, by code; without the values of the Chinese sentence. */
export const feeItemsProblems = {
  400_21_201: 'Please choose an account of income; retired ones cannot be used.',
  400_21_202: 'This unit does not fit how the item is calculated. Please choose again.',
  409_21_203: 'Another manager has just changed this item; the newest content was loaded.',
  409_21_204: 'This name is used already. Please choose another one.',
  409_21_205: 'Another manager has just changed the items. Please look at them and order them again.',
  409_21_206: 'This was saved as another item already. Please close it and add it again.',
  409_21_207: 'Somebody has changed this part meanwhile. Please look at the new content and save again.',
  400_21_208: 'This item is for all households; none can be chosen for it.',
  400_21_209: 'What is owed once needs the day that it counts to.',
  409_21_210: 'This household is under this item already.',
  409_21_211: 'This was saved with other content already. Please reload and try again.',
  400_21_212: 'There is no such building. Please choose again.',
  400_21_213: 'A period ends after it begins and has at most a year.',
  409_21_214: 'This item is retired. Please use it again before you change its rates or households.',
  400_21_215: 'Virtual and closed households owe no fees. Please choose another one.',
  400_21_440:
    'An item with a cycle of its own needs a month; what is owed once, fines and shared sums have none.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    feeItems: keyof typeof feeItemsProblems
  }
}
