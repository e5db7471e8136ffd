/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const messagesProblems = {
  400_28_101: 'This kind of message is not offered any more; please choose another.',
  400_28_102: 'This person does not work here, or was suspended; please choose somebody else.',
  404_28_101: 'The account of this household was deactivated; nobody would get the reply.',
  404_28_102: 'This link is void, or the community takes no messages online; please ask the management.',
  409_28_101: 'This was saved under the same number with other words; please reload and send again.',
  409_28_102: 'Somebody has just worked on this message. Please look at it before you go on.',
  409_28_103: 'A message cannot be merged into itself, or into one that was merged itself.',
  409_28_104: 'This message was merged into another; please work on that one.',
  409_28_105: 'A colleague just changed this entry. Look at the new content and save again.',
  409_28_106: 'There is an entry of this name already; please choose another name.',
  409_28_107: 'This was saved as another entry; please close the window and add it anew.',
  409_28_108: 'A colleague just changed the order. Look at the new order and change it again.',
  409_28_109: 'At least one kind must be left, or residents cannot write.',
  409_28_110: 'This message became one already. Please look at it before you go on.',
  409_28_111: 'A message has at most three photos.',
  409_28_112: 'Somebody has just replied in this message. Look at it, then decide whether to send yours.',
  409_28_113: 'This message is closed, or was merged into another; please write a new one.',
  409_28_852: 'The other message is closed; open it again first, then merge into it.',
  415_28_101: 'Files are PNG, JPEG or WebP pictures, or PDF.',
  429_28_101:
    'Today’s messages were sent already; please write tomorrow, or call the management when it is urgent.',
  429_28_102: 'Too much came from this network; please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    messages: keyof typeof messagesProblems
  }
}
