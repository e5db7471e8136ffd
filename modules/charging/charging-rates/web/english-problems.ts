/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const chargingRatesProblems = {
  400_30_201: 'A price must not be 0.',
  400_30_202: 'The off-peak price must not be higher than the peak price.',
  400_30_203: 'Not all hours of a day may be peak.',
  400_30_204: 'The price of parking must not be 0.',
  400_30_205: 'The minutes of parking must not be 0.',
  400_30_206: 'The pause of the night needs a beginning and an end, and two different ones.',
  400_30_207: 'It has to begin later: rates that were used are not changed.',
  400_30_221: 'The first line has to be that of off-peak days or that of prices.',
  400_30_222: 'A line cannot be read, and nothing was loaded; mend it and load the file again.',
  400_30_223: 'A file of off-peak days has one year, and each day once.',
  409_30_201: 'Another version was added under the same number; please reload and add it again.',
  409_30_202: 'Somebody has just changed this version. Please look at the new content and save again.',
  409_30_203:
    'There is a version that is not in force yet; submit or discard it before you add the next one.',
  409_30_204: 'This version is submitted and cannot be changed; give it back first.',
  409_30_205: 'This version is not submitted, or is in force already.',
  409_30_206: 'You submitted this version yourself; please let somebody else put it in force.',
  409_30_207: 'This version has begun and cannot be given back; please add the next one.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    chargingRates: keyof typeof chargingRatesProblems
  }
}
