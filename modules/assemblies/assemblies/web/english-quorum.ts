/** English of who is there: whose quorum is shown, what is over a limit, going on without a quorum, what the register lacks. */
export const englishQuorum = {
  measuredBy: 'By the quorum of motion {{number}}',
  reachedShare: 'Reached {{share}}',
  passedShare: 'Over {{share}}',
  missingOfShare: '{{missing}}, needs {{share}}',
  leastHeads: '{{share}} and {{count}} persons',
  overPart: '{{counted}} count, {{over}} over the limit do not',
  countsPart: 'Counts in part',
  weightHeads: '{{count}} persons',
  weightArea: '{{area}} m²',
  shortStart: 'Begin without a quorum?',
  shortStartText:
    'Motion {{number}} still needs {{missing}}. More may come; whoever begins all the same writes down why, and the minutes say it.',
  shortVoting: 'Vote without a quorum?',
  shortVotingText:
    'Motion {{number}} still needs {{missing}}: with those who are here it is not carried. Whoever votes all the same writes down why, and the minutes say it.',
  declareNotHeld: 'Not held',
  notHeldAsk: 'Declare that the meeting is not held?',
  notHeldText:
    'Motion {{number}} still needs {{missing}}. Nobody registers afterwards; the same motions may be taken up in a meeting called again (Art. 32).',
  notHeldDone: 'Declared as not held',
  shortReason_wait: 'People are still arriving',
  shortReason_talk: 'Reports and talks first',
  shortReason_record: 'Voted on so that a meeting can be called again',
  takenSome: 'Took {{count}} units from the register; {{left}} lack something and were left out',
  takenAll: 'Took {{count}} units from the register',
  gaps: 'Incomplete in the register, not on the roll',
  gapsText:
    'Without these units, all persons and all area are counted too low. Complete them on their household pages and take the register again, or add the unit here.',
  lacks_area: 'no exclusive area',
  lacks_owners: 'no owner',
  differencesCount: 'The roll differs from the register in {{count}} places. Look at the roll first.',
  seeRoll: 'The roll',
  publishDifferent:
    'The roll differs from the register in {{count}} places; the record says so. People can register then; motions added later are extempore ones.',
  showDifferences: 'Show',
  hideDifferences: 'Hide',
} as const
