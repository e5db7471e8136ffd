/** The pages of rates, which lead to one another. */
export const ratesPath = '/mgmt/EvCharging/rateSetting'
export const chargingRatePath = '/mgmt/EvCharging/rateSetting/chargingRateSetting'
export const summerRatePath = '/mgmt/EvCharging/rateSetting/chargingRateSetting/$summer'
export const parkingRatePath = '/mgmt/EvCharging/rateSetting/parkingRateSetting'
