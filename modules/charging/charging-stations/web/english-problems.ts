/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const chargingStationsProblems = {
  400_30_001: 'The least current cannot be more than the most.',
  400_30_002: 'Please say which connector is meant.',
  400_30_003: 'The current is outside what the connector allows; at most one decimal place.',
  400_30_004: 'Passwords and keys cannot be set by a command; please renew the password of the station.',
  409_30_001: 'A station was added under the same id with other content. Please reload and add it again.',
  409_30_002: 'Somebody has just changed this station. Please look at the new content and save again.',
  409_30_003: 'There is a station of this name; please choose another one.',
  409_30_004: 'This key belongs to a station already; please choose another one.',
  409_30_005: 'This bay has a connector already; please choose another bay.',
  409_30_006: 'This station has a connector of this number already; please choose another number.',
  409_30_007: 'A community has 500 stations at most; please retire those that are not used.',
  409_30_008: 'A car is charging at this station; please stop it before you retire the station.',
  409_30_009:
    'The station is offline and cannot be told. Please check its power and network, then try again.',
  409_30_010: 'This tag belongs to another household; please retire it there first.',
  409_30_011: 'This command was sent with other content. Please reload and try again.',
  409_30_012: 'A car is charging at this connector; please stop it before you change its number.',
  409_30_013:
    'This tag cannot charge at this bay now: it is retired or expired, or the bay is another household’s. Please choose another one.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    chargingStations: keyof typeof chargingStationsProblems
  }
}
