export const stockTakesPath = '/mgmt/asset/stockTake'
export const stockTakePath = '/mgmt/asset/stockTake/$takeId'
export const stockTakeRoundPath = '/mgmt/asset/stockTakeRound/$takeId'
export const takePath = (takeId: string): string => stockTakePath.replace('$takeId', takeId)
export const takeRoundPath = (takeId: string): string => stockTakeRoundPath.replace('$takeId', takeId)
/** Where the program is kept for rounds without a line. */
export const roundScope = '/mgmt/asset/stockTakeRound/'
