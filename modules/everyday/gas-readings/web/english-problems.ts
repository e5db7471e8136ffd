/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const gasReadingsProblems = {
  400_28_011: 'The meter has fewer black digits; please write the black digits alone, not the red ones.',
  400_28_850: 'The day of a change of meter lies within this period or the one before, and not ahead.',
  404_28_011: 'This link is void, or meters are not read now; please ask the management.',
  409_28_011:
    'The reading is not what was expected. Please look at the meter once more; if it is right, send it again.',
  409_28_012: 'This household has just been read by somebody else. Please look at it before you change it.',
  409_28_013: 'A reading below the last one cannot be taken: read again, or write how the meter was changed.',
  409_28_014: 'Nothing of this household is to be looked at; somebody may have done it.',
  409_28_015: 'There is nobody to remind: all were read, or reminded within 12 hours.',
  409_28_016: 'There is nothing to estimate: all were read, or too little is known of what they use.',
  409_28_017: 'Somebody has just changed this meter. Please look at the new content and save again.',
  409_28_018: 'This household has a smart meter, which sends its readings itself.',
  409_28_019:
    'The last day of the period is over and households can send nothing more: put it off, or read the meters yourselves.',
  409_28_850:
    'The management has read this meter. If the reading differs, or you smell gas, please call the management at once.',
  429_28_011: 'Too many readings came from here; please try later, or tell the management.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    gasReadings: keyof typeof gasReadingsProblems
  }
}
