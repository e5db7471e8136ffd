/** What the problems of orders say in English, by code; without the values of the Chinese sentence. */
export const foodOrdersProblems = {
  409_32_201: 'This was sent as another order already. Please begin a new one.',
  409_32_202:
    'The points failed: dishes or points have just changed, and nothing was taken. Please confirm again.',
  409_32_203: 'Some dishes are sold no more. Please look at the menu and order again.',
  409_32_204: 'A dish is sold out for today. Please choose another one.',
  409_32_205: 'Fewer portions are left than were ordered. Please order fewer.',
  409_32_206: 'A dish is not sold at this time of picking up. Please choose another time or dish.',
  409_32_207: 'A household may not have more of this dish on a day.',
  409_32_208: 'An option must be chosen first.',
  409_32_209: 'The options have just changed. Please choose again.',
  400_32_201: 'The time of picking up is over. Please choose another one.',
  400_32_202: 'Food is picked up today. Please choose another time.',
  409_32_211: 'The order is more than 30 days old and cannot be voided.',
  409_32_212: 'The order is more than 30 days old and cannot be printed again.',
  409_32_213: 'The order is voided and cannot be printed again.',
  409_32_214: 'The order is voided already.',
  409_32_215: 'The order is not ready yet; it can be taken when it is.',
  409_32_216: 'The order was taken already.',
  409_32_217: 'This id is another order that was put aside; please put it aside again.',
  409_32_218: 'The order was taken up or dropped meanwhile, or the kitchen closed.',
  409_32_219: 'As many orders are put aside as may be; please see to them first.',
  400_32_203: 'Please say why the order is voided.',
  404_32_201: 'The card or phone is of no household. Please use the household or a name.',
  413_32_201: 'These are too many for one file. Please narrow the days, or use the export of reports.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    foodOrders: keyof typeof foodOrdersProblems
  }
}
