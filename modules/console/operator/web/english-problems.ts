/** What the problems of operator say in English, by code; without the values of the Chinese sentence. */
export const operatorProblems = {
  400692: 'There is no such service. Please choose again.',
  400693: 'At most 3000 households at a time. Please take fewer buildings, floors or units.',
  401691: 'Name, password or code is wrong.',
  404692: 'This community was not found.',
  404693: 'This account was not found.',
  404741: 'Somebody else has settled this job. Please look at the new list.',
  409_20_001: 'This community has been made already. Please load the page again.',
  409692: 'There is a community of this name already. Please choose another name.',
  409693: 'This account works in this community already.',
  409694: 'Another operator has just changed the services. Please look at them, then save again.',
  429691: 'Too many failed sign-ins. Please try again later.',
  429762:
    'Many have tried to sign in with this name. In a browser that is new to it, please try again in {{n}} min, or use one in which you signed in before.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    operator: keyof typeof operatorProblems
  }
}
