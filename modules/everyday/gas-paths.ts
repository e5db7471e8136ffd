export const periodsPath = '/mgmt/CommunityGas'
export const overviewPath = '/mgmt/CommunityGasOverView/$id/$ym'
/** Where the program is kept for rounds without a line. */
export const roundScope = '/mgmt/CommunityGasRound/'
export const roundPath = '/mgmt/CommunityGasRound/$id'
/** The address of a period's overview. */
export const overviewOf = ({ periodId, ym }: { periodId: string; ym: string }): string =>
  `/mgmt/CommunityGasOverView/${periodId}/${ym}`
/** The address of the round that reads its meters. */
export const roundOf = (periodId: string): string => `/mgmt/CommunityGasRound/${periodId}`
