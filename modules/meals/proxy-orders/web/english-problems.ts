/** What the problems of group buys say in English, by code; without the values of the Chinese sentence. */
export const proxyOrdersProblems = {
  400_32_501: 'It must close later than now; please choose another time.',
  400_32_502: 'Please say the minimum, or choose “No minimum”.',
  400_32_503: 'An item is there twice; please rename or remove one.',
  409_32_501: 'This was opened under the same number with other content; please reload and open it again.',
  409_32_502: 'Somebody has just changed this. Please look at the new content and save again.',
  409_32_503: 'This group buy is closed: nothing is ordered or changed any more.',
  409_32_504: 'This group buy is not ordered yet, so nothing can arrive.',
  409_32_505: 'A household has taken its order already: it cannot be called off or un-arrived.',
  409_32_506: 'This group buy was called off already.',
  409_32_511: 'This was sent as another order already. Please begin a new one.',
  409_32_512: 'An item has just changed. Please look at the new content and order again.',
  409_32_513: 'An option must be chosen first.',
  409_32_514: 'There is not that much left of an item. Please order less.',
  409_32_515: 'A price has just changed, and nothing was ordered. Please look at the new sum.',
  409_32_516: 'This group buy is not paid for in this way. Please choose another one.',
  409_32_517: 'This order was handed over or cancelled already.',
  409_32_518: 'This order has not arrived yet.',
  409_32_519: 'Somebody else was faster: some of it has been handed over already.',
  409_32_520: 'This order was not handed over, or that was undone.',
  409_32_521: 'It was handed over more than 24 hours ago and cannot be undone.',
  409_32_522: 'The cash of this order has left the desk: the hand-over cannot be undone.',
  409_32_523: 'The cash at the desk is another sum. Please count it and send again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    proxyOrders: keyof typeof proxyOrdersProblems
  }
}
