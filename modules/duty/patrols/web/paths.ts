/** As the documents have it (service 9). */
export const patrolsPath = '/community/patrolAdministrate.aspx'
export const patrolSettingPath = '/mgmt/PatrolSetting'
/** Where the program is kept for rounds without a line. */
export const roundScope = '/mgmt/PatrolRound/'
export const patrolRoundPath = '/mgmt/PatrolRound/$roundId'
/** The address of a round as it is walked. */
export const walkPath = (roundId: string): string => patrolRoundPath.replace('$roundId', roundId)
