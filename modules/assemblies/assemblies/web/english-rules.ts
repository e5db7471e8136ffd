/** English of what decides: thresholds, seats by building, lots. */
export const englishRules = {
  quorum_heads: 'Persons there',
  quorum_area: 'Area there',
  approval_heads: 'Persons who agree',
  approval_area: 'Area that agrees',
  ownThresholds: 'Thresholds of this motion',
  ownThresholdsHelp:
    'As a rule those of bylaws or law. Set others only where a law or the bylaws ask for them; the minutes say so.',
  thresholds_usual: 'As bylaws or law say',
  thresholds_halves: 'More than half there, more than half agree',
  thresholds_law: 'Two thirds there, three quarters agree',
  thresholds_own: 'Set apart',
  seatGroup: 'Building',
  seatGroupHelp: 'A row for each building; leave the building blank where the community elects as a whole.',
  candidatesOf: 'Candidates of {{group}}',
  addGroup: 'Add a building',
  candidatesMissing: 'Every building needs candidates',
  groupTwice: 'A building is listed once',
  countsBy: 'Counted by',
  countsBy_heads: 'Persons',
  countsBy_area: 'Area',
  mostChoicesHelp: 'As many as there are seats, unless the bylaws allow fewer.',
  lotsWitness: 'Witness',
  lotsWitnessHelp: 'Who watched the draw; printed in the minutes.',
  lotsDrawn: 'Drawn in this order: {{names}}',
  lotsWitnessed: 'Witness {{name}}',
  bylawsOfCommunity: 'Thresholds of the bylaws',
  bylawsOfCommunityText:
    'New assemblies take them over, each from its day on; those that are there keep theirs. Without one, Art. 31 and 32 hold.',
  quorumWaitField: 'Wait for a quorum (minutes)',
  quorumWaitHelp:
    'So long after the hour of the meeting the hall counts down; without a quorum the meeting is then declared not held.',
  takesOver: 'Take over the roll and the motions that were not carried',
  putOff: 'No vote',
  moreUnits: '{{count}} more',
  bylawsAgainText:
    'Without one, Art. 32 holds: three owners, a fifth of persons and area there, more than half agree.',
} as const
